extension StubModules {
  /// A part of Combine, by the names that apps use. Publishers call closures, and there is no demand: a value goes to whoever
  /// listens. `objectWillChange` never fires.
  static let combine = #"""
    import Dispatch
    import Foundation

    public protocol Cancellable { func cancel() }

    public final class AnyCancellable: Cancellable, Hashable {
      private var body: (() -> Void)?
      public init(_ cancel: @escaping () -> Void) { body = cancel }
      public init<Other: Cancellable>(_ canceller: Other) { body = { canceller.cancel() } }
      deinit { cancel() }
      public func cancel() {
        let body = self.body
        self.body = nil
        body?()
      }
      public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
      public func store<List: RangeReplaceableCollection>(in list: inout List) where List.Element == AnyCancellable { list.append(self) }
      public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    public enum Subscribers {
      public enum Completion<Failure: Error> { case finished, failure(Failure) }
    }

    public protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
      func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
    }

    /// The publishers of several others. They are functions here, so that a call is written as that of an initialiser.
    public enum Publishers {
      public static func CombineLatest<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<(A.Output, B.Output), A.Failure>
      where A.Failure == B.Failure { a.combineLatest(b) }
      public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
        -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure> where A.Failure == B.Failure, B.Failure == C.Failure
      { a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher() }
      public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<A.Output, A.Failure>
      where A.Output == B.Output, A.Failure == B.Failure { a.merge(with: b) }
    }
    public struct AnyPublisher<Output, Failure: Error>: Publisher {
      let start: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
      init(start: @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable) {
        self.start = start
      }
      public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { start = publisher.attach }
      public func attach(
        _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable { start(value, end) }
      public func autoconnect() -> AnyPublisher { self }
    }

    extension Publisher {
      public typealias Changed<Value> = AnyPublisher<Value, Failure>

      public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
      ) -> AnyCancellable { attach(receiveValue, receiveCompletion) }
      public func map<Value>(_ change: @escaping (Output) -> Value) -> Changed<Value> {
        AnyPublisher { value, end in attach({ value(change($0)) }, end) }
      }
      public func compactMap<Value>(_ change: @escaping (Output) -> Value?) -> Changed<Value> {
        AnyPublisher { value, end in attach({ if let next = change($0) { value(next) } }, end) }
      }
      public func filter(_ isWanted: @escaping (Output) -> Bool) -> Changed<Output> {
        AnyPublisher { value, end in attach({ if isWanted($0) { value($0) } }, end) }
      }
      public func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool) -> Changed<Output> {
        AnyPublisher { value, end in
          var last: Output?
          return attach({ next in
            if let last, isSame(last, next) { return }
            last = next
            value(next)
          }, end)
        }
      }
      public func dropFirst(_ count: Int = 1) -> Changed<Output> {
        AnyPublisher { value, end in
          var left = count
          return attach({ if left > 0 { left -= 1 } else { value($0) } }, end)
        }
      }
      public func handleEvents(receiveOutput: ((Output) -> Void)? = nil) -> Changed<Output> {
        map { receiveOutput?($0); return $0 }
      }
      public func receive<S: Scheduler>(on scheduler: S) -> Changed<Output> {
        AnyPublisher { value, end in
          attach({ next in scheduler.run { value(next) } }, { ending in scheduler.run { end(ending) } })
        }
      }
      public func subscribe<S: Scheduler>(on scheduler: S) -> Changed<Output> { eraseToAnyPublisher() }
      public func debounce<S: Scheduler>(for time: SchedulerStride, scheduler: S) -> Changed<Output> {
        AnyPublisher { value, end in
          var number = 0
          return attach({ next in
            number += 1
            let own = number
            scheduler.run(after: time.seconds) { if own == number { value(next) } }
          }, end)
        }
      }
      public func delay<S: Scheduler>(for time: SchedulerStride, scheduler: S) -> Changed<Output> {
        AnyPublisher { value, end in attach({ next in scheduler.run(after: time.seconds) { value(next) } }, end) }
      }
      public func share() -> Changed<Output> { eraseToAnyPublisher() }
      public func merge<Other: Publisher>(with other: Other) -> Changed<Output>
      where Other.Output == Output, Other.Failure == Failure {
        AnyPublisher { value, end in
          let (one, two) = (attach(value, end), other.attach(value, end))
          return AnyCancellable { one.cancel(); two.cancel() }
        }
      }
      public func combineLatest<Other: Publisher>(_ other: Other) -> Changed<(Output, Other.Output)> where Other.Failure == Failure {
        AnyPublisher { value, end in
          var (left, right): (Output?, Other.Output?) = (nil, nil)
          let tell = { if let left, let right { value((left, right)) } }
          let one = attach({ left = $0; tell() }, end)
          let two = other.attach({ right = $0; tell() }, end)
          return AnyCancellable { one.cancel(); two.cancel() }
        }
      }
      public func flatMap<Inner: Publisher>(_ change: @escaping (Output) -> Inner) -> Changed<Inner.Output>
      where Inner.Failure == Failure {
        AnyPublisher { value, end in
          var inner: [AnyCancellable] = []
          let outer = attach({ inner.append(change($0).attach(value, { _ in })) }, end)
          return AnyCancellable { outer.cancel(); inner = [] }
        }
      }
      public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher { value, end in
          attach(value) { ending in
            if case .failure = ending { value(output) }
            end(.finished)
          }
        }
      }
    }

    extension Publisher where Output: Equatable {
      public func removeDuplicates() -> Changed<Output> { removeDuplicates(by: ==) }
    }

    extension Publisher where Failure == Never {
      public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { attach(receiveValue) { _ in } }
      public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: path] = $0 }
      }
      public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        box.sources.append(sink { [weak box] in box?.value = $0 })
      }
      public var values: AsyncStream<Output> {
        AsyncStream { stream in
          let source = attach({ nonisolated(unsafe) let next = $0; stream.yield(next) }, { _ in stream.finish() })
          nonisolated(unsafe) let kept = source
          stream.onTermination = { _ in kept.cancel() }
        }
      }
    }

    public struct SchedulerStride: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      let seconds: Double
      public init(integerLiteral value: Int) { seconds = Double(value) }
      public init(floatLiteral value: Double) { seconds = value }
      init(_ seconds: Double) { self.seconds = seconds }
      public static func seconds(_ count: Int) -> SchedulerStride { SchedulerStride(Double(count)) }
      public static func seconds(_ count: Double) -> SchedulerStride { SchedulerStride(count) }
      public static func milliseconds(_ count: Int) -> SchedulerStride { SchedulerStride(Double(count) / 1000) }
    }

    public protocol Scheduler { var queue: DispatchQueue { get } }
    extension Scheduler {
      func run(_ body: @escaping () -> Void) { nonisolated(unsafe) let body = body; queue.async { body() } }
      func run(after seconds: Double, _ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        queue.asyncAfter(deadline: .now() + seconds) { body() }
      }
    }
    extension DispatchQueue: Scheduler { public var queue: DispatchQueue { self } }
    extension RunLoop: Scheduler { public var queue: DispatchQueue { .main } }
    extension OperationQueue: Scheduler { public var queue: DispatchQueue { .main } }

    public protocol Subject<Output, Failure>: Publisher, AnyObject {
      func send(_ value: Output)
      func send(completion: Subscribers.Completion<Failure>)
    }
    extension Subject where Output == Void { public func send() { send(()) } }

    public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
      private var listeners: [Int: ((Output) -> Void, (Subscribers.Completion<Failure>) -> Void)] = [:]
      private var number = 0
      public init() {}
      public func send(_ value: Output) { for listener in listeners.sorted(by: { $0.key < $1.key }) { listener.value.0(value) } }
      public func send(completion: Subscribers.Completion<Failure>) {
        let all = listeners
        listeners = [:]
        for listener in all.values { listener.1(completion) }
      }
      public func attach(
        _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable {
        number += 1
        let own = number
        listeners[own] = (value, end)
        return AnyCancellable { [weak self] in self?.listeners[own] = nil }
      }
    }

    public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
      private let changes = PassthroughSubject<Output, Failure>()
      public var value: Output { didSet { changes.send(value) } }
      public init(_ value: Output) { self.value = value }
      public func send(_ value: Output) { self.value = value }
      public func send(completion: Subscribers.Completion<Failure>) { changes.send(completion: completion) }
      public func attach(
        _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable {
        let made = changes.attach(value, end)
        value(self.value)
        return made
      }
    }

    public struct Just<Output>: Publisher {
      public typealias Failure = Never
      let output: Output
      public init(_ output: Output) { self.output = output }
      public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
        value(output)
        end(.finished)
        return AnyCancellable {}
      }
      public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { value, end in value(output); end(.finished); return AnyCancellable {} }
      }
    }

    public struct Empty<Output, Failure: Error>: Publisher {
      public init() {}
      public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        end(.finished)
        return AnyCancellable {}
      }
    }

    public struct Fail<Output, Failure: Error>: Publisher {
      let error: Failure
      public init(error: Failure) { self.error = error }
      public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        end(.failure(error))
        return AnyCancellable {}
      }
    }

    public final class Future<Output, Failure: Error>: Publisher {
      public typealias Promise = (Result<Output, Failure>) -> Void
      private let subject = PassthroughSubject<Output, Failure>()
      private var result: Result<Output, Failure>?
      public init(_ attempt: @escaping (@escaping Promise) -> Void) {
        attempt { [self] in
          result = $0
          switch $0 {
          case .success(let output): subject.send(output); subject.send(completion: .finished)
          case .failure(let error): subject.send(completion: .failure(error))
          }
        }
      }
      public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        switch result {
        case .success(let output): value(output); end(.finished); return AnyCancellable {}
        case .failure(let error): end(.failure(error)); return AnyCancellable {}
        case nil: return subject.attach(value, end)
        }
      }
    }

    @propertyWrapper public struct Published<Value> {
      final class Box {
        let subject = PassthroughSubject<Value, Never>()
        var value: Value { willSet { subject.send(newValue) } }
        var sources: [AnyCancellable] = []
        init(_ value: Value) { self.value = value }
      }
      let box: Box
      public init(wrappedValue: Value) { box = Box(wrappedValue) }
      public init(initialValue: Value) { box = Box(initialValue) }
      public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
      }
      public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set {}
      }
      public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let box: Box
        public func attach(_ value: @escaping (Value) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
          let made = box.subject.attach(value, end)
          value(box.value)
          return made
        }
      }
    }

    public typealias ObservableObjectPublisher = PassthroughSubject<Void, Never>
    public protocol ObservableObject: AnyObject { var objectWillChange: ObservableObjectPublisher { get } }
    extension ObservableObject { public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() } }

    extension NotificationCenter {
      public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { value, _ in
          nonisolated(unsafe) let value = value
          let token = self.addObserver(forName: name, object: object, queue: nil) { value($0) }
          return AnyCancellable { self.removeObserver(token) }
        }
      }
    }

    extension Timer {
      public static func publish(every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode) -> AnyPublisher<Date, Never> {
        AnyPublisher { value, _ in
          nonisolated(unsafe) let value = value
          let timer = Timer(timeInterval: interval, repeats: true) { _ in value(Date()) }
          RunLoop.main.add(timer, forMode: .default)
          return AnyCancellable { timer.invalidate() }
        }
      }
    }

    """#
}
