// Compiles against the public names of UIKit, as apps write them. Nothing of it runs.
import UIKit
private struct Article: Codable, Hashable, Identifiable, Sendable {
  let id: Int
  var title: String
  var body: String
}
private protocol ArticleServicing: Sendable { func articles() async throws -> [Article] }
private actor ArticleService: ArticleServicing {
  func articles() async throws -> [Article] {
    try await Task.sleep(nanoseconds: 1_000_000)
    return []
  }
}
@MainActor private final class FeedViewModel {
  enum State { case idle, loading, loaded([Article]), failed(Error) }
  private(set) var state: State = .idle { didSet { onChange?(state) } }
  var onChange: ((State) -> Void)?
  private let service: ArticleServicing
  init(service: ArticleServicing) { self.service = service }
  func load() async {
    state = .loading
    do { state = .loaded(try await service.articles()) } catch { state = .failed(error) }
  }
}
private final class FeedViewController: UICollectionViewController {
  enum Section: Hashable { case main }
  typealias DataSource = UICollectionViewDiffableDataSource<Section, Article.ID>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Article.ID>
  private let viewModel: FeedViewModel
  private var articles: [Article.ID: Article] = [:]
  private var loadTask: Task<Void, Never>?
  private lazy var dataSource = makeDataSource()
  init(viewModel: FeedViewModel) {
    self.viewModel = viewModel
    var config = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
    config.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    collectionView.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] _ in self?.reload() })
    viewModel.onChange = { [weak self] state in self?.render(state) }
    reload()
    _ = NotificationCenter.default.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main)
    {
      [weak self] _ in Task { @MainActor in self?.reload() }
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [unowned self] _ in reload() })
  }
  deinit { loadTask?.cancel() }
  private func reload() {
    loadTask?.cancel()
    loadTask = Task { [weak self] in
      await self?.viewModel.load()
      self?.collectionView.refreshControl?.endRefreshing()
    }
  }
  private func render(_ state: FeedViewModel.State) {
    switch state {
    case .idle: break
    case .loading: contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    case .loaded(let items):
      contentUnavailableConfiguration = items.isEmpty ? UIContentUnavailableConfiguration.empty() : nil
      articles = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
      var snapshot = Snapshot()
      snapshot.appendSections([.main])
      snapshot.appendItems(items.map(\.id), toSection: .main)
      dataSource.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil)
    case .failed(let error):
      let alert = UIAlertController(title: "Error", message: error.localizedDescription, preferredStyle: .alert)
      alert.addAction(.init(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }
  private func makeDataSource() -> DataSource {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Article.ID> { [weak self] cell, _, id in
      guard let article = self?.articles[id] else { return }
      var content = cell.defaultContentConfiguration()
      content.text = article.title
      content.secondaryText = article.body
      content.secondaryTextProperties.numberOfLines = 2
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { v, _, _ in
      var c = v.defaultContentConfiguration()
      c.text = "All"
      v.contentConfiguration = c
    }
    let ds = DataSource(collectionView: collectionView) { cv, ip, id in
      cv.dequeueConfiguredReusableCell(using: cell, for: ip, item: id)
    }
    ds.supplementaryViewProvider = { cv, kind, ip in cv.dequeueConfiguredReusableSupplementary(using: header, for: ip) }
    return ds
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath), let a = articles[id] else { return }
    splitViewController?.setViewController(ArticleViewController(article: a), for: .secondary)
    splitViewController?.show(.secondary)
  }
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    var c = UIContentUnavailableConfiguration.search()
    c.text = "None"
    c.secondaryText = "x"
    c.image = UIImage(systemName: "doc")
    c.button = .plain()
    c.buttonProperties.primaryAction = UIAction { _ in }
    contentUnavailableConfiguration = c
    setNeedsUpdateContentUnavailableConfiguration()
  }
}
private final class ArticleViewController: UIViewController {
  private let textView: UITextView = {
    let v = UITextView()
    v.isEditable = false
    v.font = .preferredFont(forTextStyle: .body)
    v.adjustsFontForContentSizeCategory = true
    v.translatesAutoresizingMaskIntoConstraints = false
    v.alwaysBounceVertical = true
    v.textContainerInset = .init(top: 16, left: 16, bottom: 16, right: 16)
    return v
  }()
  let article: Article
  init(article: Article) {
    self.article = article
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func loadView() { view = textView }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    title = article.title
    textView.text = article.body
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil, image: UIImage(systemName: "square.and.arrow.up"),
      primaryAction: UIAction { [weak self] action in
        guard let self else { return }
        let sheet = UIActivityViewController(activityItems: [self.article.title], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceItem = action.presentationSourceItem
        self.present(sheet, animated: true)
      })
  }
}
