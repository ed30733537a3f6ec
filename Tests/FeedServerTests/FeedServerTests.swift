// FeedServer
