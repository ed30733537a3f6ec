import Foundation

/// The text metrics of a host, which must match the renderer's.
@preconcurrency @MainActor
public protocol FontMetricsProviding {
  /// The width of a character in ems (multiples of the font size).
  func advance(of character: Character, weight: UIFont.Weight) -> Double
  /// The heights above and below the baseline, and the distance between two lines, in ems.
  var ascender: Double { get }
  var descender: Double { get }
  var lineHeight: Double { get }
}

/// Metrics with a width of half an em for every character, and one em for wide ones (Chinese,
/// Japanese, Korean, emoji), so that a test can compute the results by hand.
public struct FixedFontMetrics: FontMetricsProviding {
  public init() {}
  public let ascender = 0.95
  public let descender = 0.25
  public let lineHeight = 1.2
  public func advance(of character: Character, weight: UIFont.Weight) -> Double {
    character.isWide ? 1 : 0.5
  }
}

extension Character {
  /// Whether the character has a width of one em in every font.
  var isWide: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
      || (0xAC00...0xD7A3).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFE30...0xFE4F).contains(value) || (0xFF00...0xFF60).contains(value)
      || (0x1F300...0x1FAFF).contains(value) || (0x20000...0x3FFFD).contains(value)
  }
}

/// Metrics of text that a browser or an SVG viewer draws in Inter, which is nearly as wide as
/// Apple's San Francisco. Heights are those of San Francisco, so that labels have the same height
/// as on a phone.
///
/// Printable ASCII, Latin-1, and some symbols (`…`, quotes, arrows) have measured widths in six
/// weights. Wide characters (Chinese, Japanese, Korean, emoji) have a width of one em, Arabic letters
/// 0.64 em, all others 0.56 em. Kerning isn't included: drawn text can be up to about one percent narrower or wider
/// than measured.
public struct ProportionalFontMetrics: FontMetricsProviding {
  public init() {}
  public let ascender = 0.952
  public let descender = 0.241
  public let lineHeight = 1.193

  public func advance(of character: Character, weight: UIFont.Weight) -> Double {
    guard let scalar = character.unicodeScalars.first?.value else { return 0 }
    if let index = Self.index(of: scalar) { return Self.table(for: weight)[index] }
    if Self.arabic.contains(scalar) { return Self.arabicAdvance }
    return character.isWide ? 1 : Self.unmeasuredAdvance
  }

  /// The mean of Inter's lowercase letters.
  private static let unmeasuredAdvance = 0.56
  /// The widest mean of a text of Tug's, in the fonts that browsers have for it.
  private static let arabicAdvance = 0.64
  private static let arabic: ClosedRange<UInt32> = 0x600...0x6FF

  private static func table(for weight: UIFont.Weight) -> [Double] {
    switch weight.cssValue {
    case ...300: light
    case ...400: regular
    case ...500: medium
    case ...600: semibold
    case ...700: bold
    default: heavy
    }
  }

  private static let ascii: ClosedRange<UInt32> = 0x20...0x7E
  private static let latin1: ClosedRange<UInt32> = 0xA0...0xFF
  private static let signs: [UInt32] = "–—‘’“”•…€←↑→↓✓".unicodeScalars.map(\.value)

  private static func index(of scalar: UInt32) -> Int? {
    if ascii.contains(scalar) { return Int(scalar - ascii.lowerBound) }
    if latin1.contains(scalar) { return ascii.count + Int(scalar - latin1.lowerBound) }
    return signs.firstIndex(of: scalar).map { ascii.count + latin1.count + $0 }
  }

  /// Parses one number for each character of `ascii`, `latin1`, and `signs`.
  static func advances(_ thousandths: String) -> [Double] {
    let values = thousandths.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    precondition(values.count == ascii.count + latin1.count + signs.count)
    return values.map { $0 / 1000 }
  }
}

extension ProportionalFontMetrics {
  // The advances in thousandths of an em, in the order of `advances`. Measured once: the horizontal
  // advances (`hmtx`) of the glyphs that the character map of Inter 3.19 (static OpenType files,
  // SIL Open Font License) assigns to these characters, without kerning and ligatures.
  static let light = advances(
    """
    281 273 382 632 629 799 621 216 347 347 500 652 272 453 268 346 614 446 610 629 626 596 610
    563 612 610 268 273 652 652 652 498 936 656 647 726 717 593 586 741 739 260 535 640 562 881
    760 757 625 757 631 629 632 744 656 930 623 648 618 347 346 347 446 444 497 556 613 556 613
    581 351 601 583 232 232 525 230 858 580 591 600 600 357 513 358 577 545 805 527 545 530 347
    309 347 652 281 273 556 631 709 540 239 544 614 915 419 535 526 453 670 397 455 652 418 424
    497 603 584 268 246 300 429 537 850 904 933 498 656 656 656 656 656 656 980 726 593 593 593
    593 260 260 260 260 717 760 757 757 757 757 757 652 757 744 744 744 744 648 617 598 556 556
    556 556 556 556 924 556 581 581 581 581 232 232 232 232 584 580 591 591 591 591 591 652 591
    577 577 577 577 545 598 545 500 1000 190 175 357 357 562 828 671 955 955 955 955 881
    """)
  static let regular = advances(
    """
    281 278 403 631 638 812 639 222 362 362 500 659 280 460 276 357 625 464 605 636 642 608 624
    571 616 624 276 280 659 659 659 507 936 676 651 727 719 598 587 743 740 264 543 652 562 889
    753 761 635 761 639 638 642 741 676 949 642 665 625 362 357 362 469 452 497 564 621 558 621
    582 361 609 591 237 237 544 237 869 585 597 609 609 372 523 364 581 557 812 540 557 541 362
    327 362 659 281 278 558 631 723 548 266 551 591 915 449 540 540 460 670 449 455 659 420 430
    497 622 599 276 267 313 449 540 884 926 949 507 676 676 676 676 676 676 990 727 598 598 598
    598 264 264 264 264 719 753 761 761 761 761 761 659 761 741 741 741 741 665 631 609 564 564
    564 564 564 564 925 558 582 582 582 582 237 237 237 237 580 585 597 597 597 597 597 659 597
    581 581 581 581 557 609 557 500 1000 199 185 381 381 562 821 665 955 955 955 955 881
    """)
  static let medium = advances(
    """
    265 294 400 637 643 828 651 217 378 378 522 666 288 463 283 368 646 473 613 644 654 620 636
    579 631 636 283 288 666 666 666 526 968 700 654 735 722 603 586 749 742 270 552 664 564 898
    747 768 639 768 645 643 651 738 700 978 666 685 639 378 368 378 475 460 497 569 626 568 626
    587 369 617 602 249 249 556 249 884 597 602 617 617 384 536 372 594 566 825 551 566 551 378
    342 378 666 265 294 568 644 737 556 292 565 572 915 462 569 553 463 668 488 456 666 422 434
    497 637 603 283 303 316 461 570 882 923 954 526 700 700 700 700 700 700 1004 735 603 603 603
    603 270 270 270 270 722 747 768 768 768 768 768 666 768 738 738 738 738 685 644 627 569 569
    569 569 569 569 921 568 587 587 587 587 249 249 249 249 586 597 602 602 602 602 602 666 602
    594 594 594 594 566 610 566 500 1000 213 199 394 394 529 814 672 955 955 955 955 881
    """)
  static let semibold = advances(
    """
    248 309 396 643 649 844 663 213 393 393 543 673 295 466 290 379 667 481 621 652 666 632 648
    587 646 648 290 295 673 673 673 544 999 724 657 744 724 608 586 755 744 275 561 677 566 906
    741 775 643 776 651 649 660 734 724 1007 690 705 653 393 379 393 481 468 497 575 630 577 630
    593 377 625 613 261 261 569 261 898 610 608 625 625 397 549 380 608 576 837 562 576 562 393
    358 393 673 248 309 577 658 751 564 319 579 553 915 474 597 566 466 666 526 458 673 423 438
    497 652 606 290 339 318 473 599 881 919 960 544 724 724 724 724 724 724 1017 744 608 608 608
    608 275 275 275 275 724 741 775 775 775 775 775 673 775 734 734 734 734 705 657 646 575 575
    575 575 575 575 917 577 593 593 593 593 261 261 261 261 593 610 608 608 608 608 608 673 608
    608 608 608 608 576 612 576 500 1000 228 214 408 407 496 806 679 955 955 955 955 881
    """)
  static let bold = advances(
    """
    232 325 392 650 655 859 674 209 409 409 565 680 303 469 298 390 688 489 630 659 678 645 660
    595 661 660 298 303 680 680 680 562 1031 748 661 752 727 613 585 761 746 281 570 690 567 915
    735 782 648 783 656 655 668 729 748 1036 714 724 667 409 390 409 488 477 497 580 635 587 635
    598 386 633 624 272 272 582 272 912 622 614 632 632 409 562 388 622 586 850 574 586 572 409
    374 409 680 232 325 587 672 765 572 345 593 535 915 487 626 580 469 664 565 460 680 424 442
    497 667 610 298 374 321 485 629 879 916 965 562 748 748 748 748 748 748 1030 752 613 613 613
    613 281 281 281 281 727 735 782 782 782 782 782 680 782 729 729 729 729 724 671 664 580 580
    580 580 580 580 914 587 598 598 598 598 272 272 272 272 599 622 614 614 614 614 614 680 614
    622 622 622 622 586 613 586 500 1000 242 228 422 421 464 799 686 955 955 955 955 881
    """)
  static let heavy = advances(
    """
    215 340 388 656 661 875 686 205 425 425 586 686 310 472 305 401 709 498 638 667 690 657 673
    603 675 673 305 310 686 686 686 581 1062 772 664 760 730 617 585 767 748 286 579 702 569 923
    729 789 652 790 662 661 677 725 772 1065 739 744 681 425 401 425 494 485 497 586 640 597 640
    603 394 641 635 284 284 594 284 926 634 619 640 640 421 575 397 636 596 863 585 596 582 425
    389 425 686 215 340 597 685 779 580 371 607 516 915 500 654 593 472 661 603 461 686 425 446
    497 681 613 305 410 324 496 659 878 913 971 581 772 772 772 772 772 772 1043 760 617 617 617
    617 286 286 286 286 730 729 789 789 789 789 789 686 789 725 725 725 725 744 684 682 586 586
    586 586 586 586 910 597 603 603 603 603 284 284 284 284 606 634 619 619 619 619 619 686 619
    636 636 636 636 596 614 596 500 1000 257 243 435 434 431 792 693 955 955 955 955 881
    """)
}
