import SplitKit

/// The viewer of stories. A tap on its trailing side leads to the next picture, then to the next story, and then out of
/// the viewer. A tap on its leading side leads back. Nothing goes on by itself, because the app has no clock.
final class StoryViewController: ViewController {
  /// The numbers of the story in front and of its picture.
  private(set) var position = (story: 0, picture: 0)
  private var stories: [Story] = []
  private let store: PhotoStore
  private var showCount = 0
  private var cache = ContentCache()

  init(_ application: Application, id: String, _ store: PhotoStore) {
    self.store = store
    super.init(application, id: id)
  }

  /// Shows a reel at a position, or at its beginning if it has no such position.
  func show(_ reel: StoryReel, story: Int, picture: Int) {
    stories = reel.stories
    let isValid = stories.indices.contains(story) && stories[story].pictures.indices.contains(picture)
    position = isValid ? (story, picture) : (0, 0)
    showCount += 1
  }

  private var story: Story? { stories.indices.contains(position.story) ? stories[position.story] : nil }

  private var isAtStart: Bool { position == (0, 0) }

  override func didTap(element: String) {
    switch element {
    case "\(id)/next": advance()
    case "\(id)/previous": goBack()
    case "\(id)/close": dismiss()
    default: break
    }
  }

  private func advance() {
    guard let story else { return }
    if position.picture + 1 < story.pictures.count {
      position.picture += 1
    } else if position.story + 1 < stories.count {
      position = (position.story + 1, 0)
    } else {
      dismiss()
    }
  }

  private func goBack() {
    if position.picture > 0 {
      position.picture -= 1
    } else if position.story > 0 {
      position = (position.story - 1, stories[position.story - 1].pictures.count - 1)
    }
  }

  override var viewModel: Value? {
    cache.content([showCount, position.story, position.picture, store.revision]) { makeContent() }
  }

  private func makeContent() -> Value {
    guard let story else { return ["kind": "blank"] }
    return [
      "kind": "story", "title": .string(store.name(of: story.owner)), "subtitle": .string(story.title),
      "avatar": .string(story.owner.portrait), "images": .array(story.pictures.map { .string($0) }),
      "picture": .number(Double(position.picture)),
      "previous": ["id": .string("\(id)/previous"), "isEnabled": .bool(!isAtStart)],
      "next": ["id": .string("\(id)/next")], "close": ["id": .string("\(id)/close")],
    ]
  }

  override var contentLayout: ContentLayout? {
    let insets = view.safeArea
    return ContentLayout(StoryLayout(area: view.frame.inset(by: insets).size, textSize: textSize), contentInset: insets)
  }
}
