// Each name of MJRefresh's in Objective-C, as an app would use it. Nothing calls it: `bin/typecheck ios` compiles it
// with the header that the compiler writes for TugMJRefresh.

@import UIKit;
@import TugMJRefresh;

@interface EachNameInObjectiveC : UIViewController
@property (nonatomic) UITableView *list;
@property (nonatomic) MJRefreshState state;
- (void)formerly MJRefreshDeprecated("Use load");
@end

@implementation EachNameInObjectiveC

- (void)load {
}

- (void)formerly {
}

#pragma mark Components

- (void)shared:(MJRefreshComponent *)component {
  MJWeakSelf
  MJRefreshComponentAction action = ^{ [weakSelf load]; };
  component.refreshingBlock = action;
  component.beginRefreshingCompletionBlock = action;
  component.endRefreshingAnimationBeginAction = action;
  component.endRefreshingCompletionBlock = action;
  [component setRefreshingTarget:self refreshingAction:@selector(load)];
  component.refreshingTarget = self;
  component.refreshingAction = @selector(load);
  [[[[[component autoChangeTransparency:YES] afterBeginningAction:action] endingAnimationBeginningAction:action]
      afterEndingAction:action] linkTo:self.list];
  [[component setAnimationDisabled] executeRefreshingCallback];
  component.automaticallyChangeAlpha = !component.isAutomaticallyChangeAlpha;
  component.fastAnimationDuration += component.slowAnimationDuration;
  component.slowAnimationDuration = MJRefreshSlowAnimationDuration + MJRefreshFastAnimationDuration;
  component.pullingPercent *= 2;
  [component beginRefreshing];
  [component beginRefreshingWithCompletionBlock:action];
  if (component.isRefreshing && component.refreshing) [component endRefreshing];
  [component endRefreshingWithCompletionBlock:action];
  if (component.state == MJRefreshStateIdle || component.state == MJRefreshStatePulling) {
    component.state = MJRefreshStateRefreshing;
  }
  component.scrollView.mj_insetT += component.scrollViewOriginalInset.top;
  [component prepare];
  [component placeSubviews];
  [component i18nDidChange];
  NSDictionary *change = @{NSKeyValueChangeNewKey : @0, NSKeyValueChangeOldKey : @1};
  [component scrollViewContentOffsetDidChange:change];
  [component scrollViewContentSizeDidChange:change];
  [component scrollViewPanStateDidChange:nil];
  NSArray<UIView *> *flipped = component.flipsHorizontallyInOppositeLayoutDirectionViews;
  [[flipped arrayByAddingObjectsFromArray:component.additionalFlipsViews].firstObject removeFromSuperview];
}

- (void)headers:(UIImage *)image {
  MJRefreshHeader *header = [MJRefreshHeader headerWithRefreshingBlock:^{}];
  header.lastUpdatedTimeKey = [header.lastUpdatedTimeKey stringByAppendingString:header.lastUpdatedTime.description];
  header.ignoredScrollViewContentInsetTop += 1;
  header.isCollectionViewAnimationBug = !header.isCollectionViewAnimationBug;
  MJRefreshStateHeader *texts = [MJRefreshStateHeader headerWithRefreshingTarget:self refreshingAction:@selector(load)];
  texts.stateLabel.textColor = texts.lastUpdatedTimeLabel.textColor;
  texts.lastUpdatedTimeText = ^NSString *(NSDate *time) { return time.description ?: @""; };
  [texts setTitle:@"" forState:MJRefreshStateIdle].labelLeftInset += MJRefreshLabelLeftInset;
  [texts modifyLastUpdatedTimeText:^NSString *(NSDate *time) { return time.description ?: @""; }];
  MJRefreshNormalHeader *normal = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
  normal.arrowView.image = image;
  [normal.loadingView stopAnimating];
  MJRefreshGifHeader *pictures = [MJRefreshGifHeader headerWithRefreshingBlock:^{}];
  [[pictures setImages:@[ image ] forState:MJRefreshStateIdle] setImages:@[ image ]
                                                                duration:1
                                                                forState:MJRefreshStatePulling];
  pictures.gifView.image = image;
  self.list.mj_header = pictures;
}

- (void)footers:(UIImage *)image {
  MJRefreshFooter *footer = [MJRefreshAutoNormalFooter footerWithRefreshingBlock:^{}];
  footer.ignoredScrollViewContentInsetBottom += 1;
  [footer endRefreshingWithNoMoreData];
  [footer resetNoMoreData];
  MJRefreshAutoFooter *automatic = [MJRefreshAutoFooter footerWithRefreshingTarget:self
                                                                  refreshingAction:@selector(load)];
  automatic.automaticallyRefresh = !automatic.isAutomaticallyRefresh;
  automatic.triggerAutomaticallyRefreshPercent += 1;
  automatic.autoTriggerTimes = -1;
  MJRefreshAutoStateFooter *texts = [MJRefreshAutoStateFooter footerWithRefreshingBlock:^{}];
  texts.refreshingTitleHidden = !texts.isRefreshingTitleHidden;
  texts.stateLabel.text = nil;
  [texts setTitle:@"" forState:MJRefreshStateNoMoreData].labelLeftInset += 1;
  MJRefreshAutoNormalFooter *normal = [MJRefreshAutoNormalFooter footerWithRefreshingBlock:^{}];
  [normal.loadingView startAnimating];
  MJRefreshAutoGifFooter *pictures = [MJRefreshAutoGifFooter footerWithRefreshingBlock:^{}];
  [pictures setImages:@[ image ] forState:MJRefreshStateRefreshing].gifView.image = image;
  MJRefreshBackFooter *back = [MJRefreshBackFooter footerWithRefreshingBlock:^{}];
  MJRefreshBackStateFooter *backTexts = [MJRefreshBackStateFooter footerWithRefreshingBlock:^{}];
  [backTexts setTitle:[backTexts titleForState:MJRefreshStateIdle] forState:MJRefreshStateWillRefresh];
  backTexts.stateLabel.tag = (NSInteger)(backTexts.labelLeftInset += 1);
  MJRefreshBackNormalFooter *backNormal = [MJRefreshBackNormalFooter footerWithRefreshingBlock:^{}];
  backNormal.arrowView.hidden = backNormal.loadingView.isAnimating;
  MJRefreshBackGifFooter *backPictures = [MJRefreshBackGifFooter footerWithRefreshingBlock:^{}];
  [backPictures setImages:@[ image ] duration:1 forState:MJRefreshStateIdle].gifView.hidden = back.isHidden;
  self.list.mj_footer = footer;
}

- (void)trailers {
  MJRefreshTrailer *trailer = [MJRefreshTrailer trailerWithRefreshingBlock:^{}];
  trailer.ignoredScrollViewContentInsetRight += 1;
  MJRefreshStateTrailer *texts = [MJRefreshStateTrailer trailerWithRefreshingTarget:self
                                                                    refreshingAction:@selector(load)];
  [texts setTitle:@"" forState:MJRefreshStatePulling].stateLabel.text = nil;
  MJRefreshNormalTrailer *normal = [MJRefreshNormalTrailer trailerWithRefreshingBlock:^{}];
  normal.arrowView.hidden = YES;
  self.list.mj_trailer = normal;
}

/// Of a class that is known at run time.
- (MJRefreshComponent *)madeByClass:(Class)type {
  return [type headerWithRefreshingBlock:^{}];
}

#pragma mark Views, texts, and numbers

- (NSInteger)views:(UIView *)view {
  UIScrollView *list = self.list;
  list.mj_insetT += list.mj_inset.top;
  list.mj_insetB += 1;
  list.mj_insetL += 1;
  list.mj_insetR += 1;
  list.mj_offsetX += list.mj_contentW;
  list.mj_offsetY += list.mj_contentH;
  list.mj_contentW += 1;
  list.mj_contentH += 1;
  view.mj_x += view.mj_size.width;
  view.mj_y += view.mj_origin.y;
  view.mj_w += [[UILabel mj_label] mj_textWidth];
  view.mj_h += 1;
  view.mj_size = CGSizeZero;
  view.mj_origin = CGPointZero;
  return [list mj_totalDataCount];
}

- (NSArray<UIImage *> *)languages {
  MJRefreshConfig *config = MJRefreshConfig.defaultConfig;
  config.languageCode = config.languageCode ?: @"en";
  config.i18nFilename = [NSBundle mj_localizedStringForKey:config.i18nFilename ?: @""];
  config.i18nBundle = config.i18nBundle ?: [NSBundle mj_refreshBundle];
  config.i18nFilename = [NSBundle mj_localizedStringForKey:@"" value:@""];
  return @[ [NSBundle mj_arrowImage], [NSBundle mj_trailArrowImage] ];
}

- (NSArray<NSString *> *)constants {
  CGFloat lengths = MJRefreshHeaderHeight + MJRefreshFooterHeight + MJRefreshTrailWidth;
  return @[
    @(lengths).description, MJRefreshKeyPathContentOffset, MJRefreshKeyPathContentSize, MJRefreshKeyPathContentInset,
    MJRefreshKeyPathPanState, MJRefreshHeaderLastUpdatedTimeKey, MJRefreshHeaderIdleText, MJRefreshHeaderPullingText,
    MJRefreshHeaderRefreshingText, MJRefreshTrailerIdleText, MJRefreshTrailerPullingText, MJRefreshAutoFooterIdleText,
    MJRefreshAutoFooterRefreshingText, MJRefreshAutoFooterNoMoreDataText, MJRefreshBackFooterIdleText,
    MJRefreshBackFooterPullingText, MJRefreshBackFooterRefreshingText, MJRefreshBackFooterNoMoreDataText,
    MJRefreshHeaderLastTimeText, MJRefreshHeaderDateTodayText, MJRefreshHeaderNoneLastDateText,
    MJRefreshDidChangeLanguageNotification
  ];
}

#pragma mark Macros

- (void)macros:(UILabel *)label {
  MJRefreshDispatchAsyncOnMainQueue([self load];)
  MJRefreshMsgSend(MJRefreshMsgTarget(self), @selector(load), label);
  MJRefreshLog(@"%@", label);
  mj_cguard(label.text.length > 0) else { return; }
  label.font = MJRefreshLabelFont;
  label.textColor = MJRefreshLabelTextColor;
  label.backgroundColor = MJRefreshColor(1, 2, 3);
  MJRefreshExchangeImplementations(UIView.class, @selector(layoutSubviews), UIView.class, @selector(setNeedsLayout));
}

#pragma mark Former names

- (void)formerNames:(MJRefreshNormalHeader *)header footer:(MJRefreshBackNormalFooter *)footer
          automatic:(MJRefreshAutoNormalFooter *)automatic {
  self.list.header = header;
  self.list.footer = footer;
  header.autoChangeAlpha = !header.isAutoChangeAlpha;
  header.endRefreshingAnimateCompletionBlock = footer.endRefreshingAnimateCompletionBlock;
  header.activityIndicatorViewStyle = footer.activityIndicatorViewStyle;
  automatic.activityIndicatorViewStyle = UIActivityIndicatorViewStyleMedium;
  automatic.automaticallyHidden = !automatic.isAutomaticallyHidden;
  [automatic noticeNoMoreData];
  MJRefreshComponentRefreshingBlock refresh = ^{};
  MJRefreshComponentBeginRefreshingCompletionBlock begun = refresh;
  MJRefreshComponentEndRefreshingCompletionBlock ended = begun;
  header.refreshingBlock = ended;
}

@end

/// A setter with the macro of MJRefresh's subclasses.
@interface EachNameWithState : EachNameInObjectiveC
@end

@implementation EachNameWithState

- (void)setState:(MJRefreshState)state {
  MJRefreshCheckState
  if (oldState == MJRefreshStateRefreshing && state == MJRefreshStateNoMoreData) [self load];
}

@end
