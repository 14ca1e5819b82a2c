import Testing

@testable import AppBuilding

struct XcodeProjectTests {
  /// A project with an app for iOS, one for macOS, a library and a folder that Xcode 16 keeps in step with the disk.
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (MAC, APP, LIB); buildConfigurationList = PL; };
      PL = { isa = XCConfigurationList; buildConfigurations = (PR, PD); };
      PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos;
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA $(inherited)"; }; };
      MAC = { isa = PBXNativeTarget; name = Desk; productType = "com.apple.product-type.application"; buildConfigurationList = ML; };
      ML = { isa = XCConfigurationList; buildConfigurations = (MD); };
      MD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
      APP = { isa = PBXNativeTarget; name = Notes; productType = "com.apple.product-type.application"; buildConfigurationList = AL;
        buildPhases = (AS, AR); dependencies = (D); packageProductDependencies = (K); fileSystemSynchronizedGroups = (SY); };
      AL = { isa = XCConfigurationList; buildConfigurations = (AD); };
      AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 6.0; INFOPLIST_FILE = "$(SRCROOT)/Notes/Info.plist";
        INFOPLIST_KEY_UIMainStoryboardFile = Main; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
        SWIFT_OBJC_BRIDGING_HEADER = "Notes/Bridging.h"; }; };
      AS = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
      AR = { isa = PBXResourcesBuildPhase; files = (B4); };
      B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; }; B3 = { isa = PBXBuildFile; fileRef = F3; };
      B4 = { isa = PBXBuildFile; fileRef = V; };
      G = { isa = PBXGroup; children = (GN, SY, F3, FL); sourceTree = "<group>"; };
      GN = { isa = PBXGroup; children = (F1, F2, V); path = Notes; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Shared/Model.swift; sourceTree = SOURCE_ROOT; };
      V = { isa = PBXVariantGroup; children = (VB, VD); name = Main.storyboard; sourceTree = "<group>"; };
      VB = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      VD = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
      SY = { isa = PBXFileSystemSynchronizedRootGroup; path = Screens; sourceTree = "<group>"; exceptions = (EX); };
      EX = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (Old.swift); };
      D = { isa = PBXTargetDependency; target = LIB; };
      LIB = { isa = PBXNativeTarget; name = Kit; productName = NotesKit; productType = "com.apple.product-type.framework"; buildPhases = (LS); };
      LS = { isa = PBXSourcesBuildPhase; files = (BL); };
      BL = { isa = PBXBuildFile; fileRef = FL; };
      FL = { isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = "<group>"; };
      K = { isa = XCSwiftPackageProductDependency; productName = SnapKit; };
    }; }
    """

  private static let files = [
    "Notes.xcodeproj/project.pbxproj": project, "Notes/AppDelegate.swift": "", "Shared/Model.swift": "", "Notes/Info.plist": "",
    "Notes/Base.lproj/Main.storyboard": "", "Screens/List.swift": "", "Screens/Deep/Detail.swift": "", "Screens/Old.swift": "",
    "Kit/Kit.swift": "", "Other/Unused.swift": "",
  ]

  @Test func `The first app for iOS is found, with its libraries`() throws {
    let folder = try Folder(Self.files)
    let sources = try AppProject.find(at: folder.path)
    #expect(sources.name == "Notes")
    #expect(
      folder.names(sources.swiftFiles) == [
        "Kit/Kit.swift", "Notes/AppDelegate.swift", "Screens/Deep/Detail.swift", "Screens/List.swift", "Shared/Model.swift",
      ])
    #expect(folder.names(sources.storyboards) == ["Notes/Base.lproj/Main.storyboard"])
    #expect(sources.mergedModules == ["NotesKit"])
  }

  @Test func `The settings for debugging count`() throws {
    let folder = try Folder(Self.files)
    let sources = try AppProject.find(at: FilePlace.join(folder.path, "Notes.xcodeproj"))
    #expect(sources.languageMode == "6")
    #expect(sources.isOnMainActor)
    #expect(sources.mainStoryboard == "Main")
    #expect(sources.conditions == ["BETA", "DEBUG"])
    #expect(folder.names(sources.settings) == ["Notes/Info.plist"])
    #expect(sources.remarks.count == 2)
    #expect(sources.remarks[1].contains("SnapKit"))
  }

  @Test func `A target that is not there is an error`() throws {
    let folder = try Folder(Self.files)
    #expect(throws: AppBuildingError("The project has no target Absent. There are Desk, Notes and Kit.")) {
      try AppProject.find(at: folder.path, target: "Absent")
    }
  }

  @Test func `A folder without a project has no targets`() throws {
    let folder = try Folder(["App.swift": "class A {}"])
    let sentence = "\(folder.path) has no package and no project, so it has no target Notes. Leave --target out."
    #expect(throws: AppBuildingError(sentence)) { try AppProject.find(at: folder.path, target: "Notes") }
  }

  @Test func `A project without an app for iOS asks for a target`() throws {
    let text = Self.project.replacing("targets = (MAC, APP, LIB)", with: "targets = (MAC, LIB)")
    let folder = try Folder(["A.xcodeproj/project.pbxproj": text])
    #expect(throws: AppBuildingError("The project has no app for iOS. Name a target with --target.")) {
      try AppProject.find(at: folder.path)
    }
  }

  /// Each group lists the next one twice, so that a reader which goes every way would go 2^32 ways.
  @Test func `A group that is listed again is placed once`() throws {
    let groups = (0..<32).map { "G\($0) = { children = (G\($0 + 1), G\($0 + 1), G0); path = g; sourceTree = \"<group>\"; };" }
    let text = "{ rootObject = P; objects = { P = { mainGroup = G0; }; G32 = { path = Last.swift; }; \(groups.joined()) }; }"
    let objects = try ProjectObjects(PropertyListReader.read(Array(text.utf8)), folder: "/p")
    #expect(objects.path("G32") == "/p/" + String(repeating: "g/", count: 32) + "Last.swift")
  }

  @Test func `Only words become conditions of the compiler`() throws {
    var files = Self.files
    files["Notes.xcodeproj/project.pbxproj"] = Self.project.replacing(
      "DEBUG BETA $(inherited)", with: "DEBUG BETA @/tmp/flags -load-plugin 1X A=B $(inherited)")
    #expect(try AppProject.find(at: Folder(files).path).conditions == ["BETA", "DEBUG"])
  }

  @Test func `A file that is listed twice is compiled once`() throws {
    var files = Self.files
    files["Notes.xcodeproj/project.pbxproj"] = Self.project.replacing("files = (B1, B2, B3)", with: "files = (B1, B1, B3, B3)")
    let sources = try AppProject.find(at: Folder(files).path)
    #expect(Set(sources.swiftFiles).count == sources.swiftFiles.count)
  }
}
