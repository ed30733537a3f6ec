// HeadlessDriver
