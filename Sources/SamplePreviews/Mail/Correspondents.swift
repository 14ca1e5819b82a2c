/// The people and companies of the sample letters. None of them exists, and the top-level domain `example` is reserved.
extension Correspondent {
  static let me = Correspondent(name: "Robin Vale", address: "robin@harbour.example", avatar: "portrait-0")

  static let noor = Correspondent(
    name: "Noor Haddad", address: "noor@beacon.example", avatar: "portrait-1", isVIP: true)
  static let ilse = Correspondent(
    name: "Ilse Brandt", address: "ilse@harbour.example", avatar: "portrait-2", isVIP: true)
  static let tomas = Correspondent(name: "Tomás Vega", address: "tomas@lemon.example")
  static let mei = Correspondent(name: "Mei Okafor", address: "mei@kiln.example")
  static let pia = Correspondent(name: "Pia Lindqvist", address: "pia@harbour.example")
  static let owen = Correspondent(name: "Owen Castell", address: "owen@harbour.example")
  static let bram = Correspondent(name: "Bram de Wit", address: "bram@charts.example")
  static let marta = Correspondent(name: "Marta Quill", address: "quill@stairs.example")
  static let northline = Correspondent(name: "Northline Rail", address: "seats@northline.example")
  static let kettle = Correspondent(name: "Kettle & Crane", address: "orders@kettle.example")
  static let tide = Correspondent(name: "The Tide", address: "letter@tide.example")
  static let library = Correspondent(name: "Coastal Library", address: "desk@library.example")
  static let cabin = Correspondent(name: "Beacon Hut", address: "stay@hut.example")
  static let press = Correspondent(name: "Lime Tree Press", address: "office@limetree.example")

  /// The people to whom a new letter can be addressed.
  static let friends = [noor, ilse, tomas, mei, pia, owen, bram]

  /// The part of an element's id that stands for this correspondent.
  var key: String { String(address.prefix { $0 != "@" }) }
}
