// DemoScenes
