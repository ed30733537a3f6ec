/// The style of a look, link by link. Each returns a changed copy.
///
/// A link that takes states applies to all of them when none is named. A state without a title of
/// its own has the one of the app's language.
extension Look {
  // MARK: Words

  /// In these words, in place of those of the app’s language.
  public func title(_ title: String, for states: RefreshState...) -> Look {
    with { $0.setTitle(title, for: states) }
  }

  /// With its own fonts and colours.
  public func title(_ title: NSAttributedString, for states: RefreshState...) -> Look {
    with { $0.setTitle(title, for: states) }
  }

  /// The line below the title, in place of the time.
  public func subtitle(_ subtitle: String, for states: RefreshState...) -> Look {
    with { $0.setSubtitle(subtitle, for: states) }
  }

  /// The line below the title, with its own fonts and colours.
  public func subtitle(_ subtitle: NSAttributedString, for states: RefreshState...) -> Look {
    with { $0.setSubtitle(subtitle, for: states) }
  }

  /// VoiceOver still says the title.
  public func titleHidden(for states: RefreshState...) -> Look {
    with { $0.hiddenTitles.formUnion(states.isEmpty ? RefreshState.allCases : states) }
  }

  /// Without the time of the last success.
  public func timeHidden() -> Look { with { $0.isTimeHidden = true } }

  /// Fonts that stay as they are, whatever the user's text size is.
  public func font(_ title: UIFont, subtitle: UIFont? = nil) -> Look {
    with {
      $0.titleFont = { _ in title }
      if let subtitle { $0.subtitleFont = { _ in subtitle } }
    }
  }

  /// A font for the title that follows the user's settings.
  public func titleFont(_ font: @escaping @MainActor (UITraitCollection) -> UIFont) -> Look {
    with { $0.titleFont = font }
  }

  /// A font for the second line that follows the user's settings.
  public func subtitleFont(_ font: @escaping @MainActor (UITraitCollection) -> UIFont) -> Look {
    with { $0.subtitleFont = font }
  }

  // MARK: Colours and shapes

  /// Text, arrow and spinner in one colour.
  public func tint(_ color: UIColor) -> Look {
    with { $0.setTint(color) }
  }

  /// The title and the line below it in this colour.
  public func textColor(_ color: UIColor) -> Look { with { $0.textColor = color } }
  /// The arrow in this colour.
  public func arrowColor(_ color: UIColor) -> Look { with { $0.arrowColor = color } }
  /// The spinner in this colour.
  public func spinnerColor(_ color: UIColor) -> Look { with { $0.spinnerColor = color } }

  /// A spinner of this size; medium unless said.
  public func spinnerStyle(_ style: UIActivityIndicatorView.Style) -> Look {
    with { $0.spinnerStyle = style }
  }

  /// - Parameter points: from the text to the middle of arrow and spinner, and to the edge of an
  ///   image.
  public func labelInset(_ points: CGFloat) -> Look { with { $0.labelInset = points } }

  // MARK: Pictures and views

  /// Images in this state; `Look.images` is the look that shows them.
  ///
  /// - Parameters:
  ///   - images: none to show none.
  ///   - duration: seconds for all images once; 0.1 each by default.
  ///   - state: the one in which they are shown.
  public func images(
    _ images: [UIImage], duration: TimeInterval? = nil, for state: RefreshState
  ) -> Look {
    with { $0.setImages(images, duration: duration, for: state) }
  }

  /// Your own view in place of the indicator, in the middle of the control: as large as you made it,
  /// or as it wants to be (`sizeToFit`) if it has no size.
  public func view(
    for states: RefreshState..., make: @escaping @MainActor () -> UIView
  ) -> Look {
    with { $0.setView(for: states, make: make) }
  }

  private func with(_ change: (inout LookStyle) -> Void) -> Look {
    var look = self
    change(&look.style)
    return look
  }
}
