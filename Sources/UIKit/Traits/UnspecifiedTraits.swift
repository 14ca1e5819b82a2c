import Foundation

// The traits that are unspecified everywhere here, so that a registration for them is never called.

/// The trait `toolbarItemPresentationSize`, which never changes here.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
}
/// The trait `imageDynamicRange`, which never changes here.
public struct UITraitImageDynamicRange: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}
/// The trait `sceneCaptureState`, which never changes here.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}
/// The trait `listEnvironment`, which never changes here.
public struct UITraitListEnvironment: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIListEnvironment { .unspecified }
}
/// The trait `tabAccessoryEnvironment`, which never changes here.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}
