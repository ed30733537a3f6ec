// What MJRefresh declares and Swift can't: an enumeration that is open, constants, block types, and macros.

#ifndef TUG_MJ_REFRESH_C_H
#define TUG_MJ_REFRESH_C_H

/// The state of a control. A control that is being made has none yet: 0.
typedef enum __attribute__((enum_extensibility(open))) MJRefreshState : long {
  /// At rest.
  MJRefreshStateIdle = 1,
  /// Pulled so far that letting go refreshes.
  MJRefreshStatePulling,
  /// The action runs.
  MJRefreshStateRefreshing,
  /// Begins as soon as the control is in a window.
  MJRefreshStateWillRefresh,
  /// There is nothing more to load.
  MJRefreshStateNoMoreData
} MJRefreshState;

#if defined(__OBJC__) && __has_include(<UIKit/UIKit.h>)

#import <UIKit/UIKit.h>
#import <objc/message.h>
#import <objc/runtime.h>

NS_ASSUME_NONNULL_BEGIN

typedef void (^MJRefreshComponentAction)(void);
typedef void (^MJRefreshComponentRefreshingBlock)(void)
    __attribute__((deprecated("Use MJRefreshComponentAction")));
typedef void (^MJRefreshComponentBeginRefreshingCompletionBlock)(void)
    __attribute__((deprecated("Use MJRefreshComponentAction")));
typedef void (^MJRefreshComponentEndRefreshingCompletionBlock)(void)
    __attribute__((deprecated("Use MJRefreshComponentAction")));

/// The initializers of components. One of Swift can't be called on a class that is known at run time only, unless each
/// subclass with an initializer of its own repeats it; one of Objective-C can. On other views they do nothing more than
/// `init`.
@interface UIView (TugMJRefresh)
+ (instancetype)tug_componentWithRefreshingBlock:(MJRefreshComponentAction)block
    NS_SWIFT_NAME(init(refreshingBlock:));
+ (instancetype)tug_componentWithRefreshingTarget:(id)target refreshingAction:(SEL)action
    NS_SWIFT_NAME(init(refreshingTarget:refreshingAction:));
@end

// Lengths in points, durations in seconds.
static const CGFloat MJRefreshLabelLeftInset = 25;
static const CGFloat MJRefreshHeaderHeight = 54;
static const CGFloat MJRefreshFooterHeight = 44;
static const CGFloat MJRefreshTrailWidth = 60;
static const CGFloat MJRefreshFastAnimationDuration = 0.25;
static const CGFloat MJRefreshSlowAnimationDuration = 0.4;

// Swift has its own, as values.
#define TUG_MJ_STRING(name, value) \
  static NSString *const name __attribute__((swift_private, unused)) = value
TUG_MJ_STRING(MJRefreshKeyPathContentOffset, @"contentOffset");
TUG_MJ_STRING(MJRefreshKeyPathContentSize, @"contentSize");
TUG_MJ_STRING(MJRefreshKeyPathContentInset, @"contentInset");
TUG_MJ_STRING(MJRefreshKeyPathPanState, @"state");
TUG_MJ_STRING(MJRefreshHeaderLastUpdatedTimeKey, @"MJRefreshHeaderLastUpdatedTimeKey");
TUG_MJ_STRING(MJRefreshHeaderIdleText, @"MJRefreshHeaderIdleText");
TUG_MJ_STRING(MJRefreshHeaderPullingText, @"MJRefreshHeaderPullingText");
TUG_MJ_STRING(MJRefreshHeaderRefreshingText, @"MJRefreshHeaderRefreshingText");
TUG_MJ_STRING(MJRefreshTrailerIdleText, @"MJRefreshTrailerIdleText");
TUG_MJ_STRING(MJRefreshTrailerPullingText, @"MJRefreshTrailerPullingText");
TUG_MJ_STRING(MJRefreshAutoFooterIdleText, @"MJRefreshAutoFooterIdleText");
TUG_MJ_STRING(MJRefreshAutoFooterRefreshingText, @"MJRefreshAutoFooterRefreshingText");
TUG_MJ_STRING(MJRefreshAutoFooterNoMoreDataText, @"MJRefreshAutoFooterNoMoreDataText");
TUG_MJ_STRING(MJRefreshBackFooterIdleText, @"MJRefreshBackFooterIdleText");
TUG_MJ_STRING(MJRefreshBackFooterPullingText, @"MJRefreshBackFooterPullingText");
TUG_MJ_STRING(MJRefreshBackFooterRefreshingText, @"MJRefreshBackFooterRefreshingText");
TUG_MJ_STRING(MJRefreshBackFooterNoMoreDataText, @"MJRefreshBackFooterNoMoreDataText");
TUG_MJ_STRING(MJRefreshHeaderLastTimeText, @"MJRefreshHeaderLastTimeText");
TUG_MJ_STRING(MJRefreshHeaderDateTodayText, @"MJRefreshHeaderDateTodayText");
TUG_MJ_STRING(MJRefreshHeaderNoneLastDateText, @"MJRefreshHeaderNoneLastDateText");
TUG_MJ_STRING(MJRefreshDidChangeLanguageNotification, @"MJRefreshDidChangeLanguageNotification");
#undef TUG_MJ_STRING

/// Exchanges the method of one class with that of another, for which the first has to have one of its own.
static inline BOOL MJRefreshExchangeImplementations(
    Class _fromClass, SEL _originSelector, Class _toClass, SEL _newSelector) {
  if (!_fromClass || !_toClass) return NO;
  Method from = class_getInstanceMethod(_fromClass, _originSelector);
  Method to = class_getInstanceMethod(_toClass, _newSelector);
  if (!from || !to) return NO;
  if (class_addMethod(_fromClass, _originSelector, method_getImplementation(from), method_getTypeEncoding(from)))
    from = class_getInstanceMethod(_fromClass, _originSelector);
  method_exchangeImplementations(from, to);
  return YES;
}

#define MJWeakSelf __weak typeof(self) weakSelf = self;

#ifdef DEBUG
#define MJRefreshLog(...) NSLog(__VA_ARGS__)
#else
#define MJRefreshLog(...)
#endif

#define mj_cguard(X) if ((X)) {}
#define MJRefreshDeprecated(text) __attribute__((deprecated(text)))
#define MJRefreshMsgSend(...) ((void (*)(void *, SEL, UIView *))objc_msgSend)(__VA_ARGS__)
#define MJRefreshMsgTarget(target) (__bridge void *)(target)
#define MJRefreshColor(r, g, b) \
  [UIColor colorWithRed:(r) / 255.0 green:(g) / 255.0 blue:(b) / 255.0 alpha:1.0]
#define MJRefreshLabelTextColor MJRefreshColor(90, 90, 90)
#define MJRefreshLabelFont [UIFont boldSystemFontOfSize:14]

/// Leaves a setter whose state is the old one, and passes another one to the superclass.
#define MJRefreshCheckState \
  MJRefreshState oldState = self.state; \
  if (state == oldState) return; \
  [super setState:state];

#define MJRefreshDispatchAsyncOnMainQueue(x) \
  __weak typeof(self) mj_weakSelf = self; \
  dispatch_async(dispatch_get_main_queue(), ^{ \
    typeof(self) self = mj_weakSelf; \
    { x } \
  });

NS_ASSUME_NONNULL_END

#endif
#endif
