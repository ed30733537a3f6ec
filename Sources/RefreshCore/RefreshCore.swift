// RefreshCore
