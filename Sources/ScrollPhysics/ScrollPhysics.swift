public struct CurvePlaceholder {}
