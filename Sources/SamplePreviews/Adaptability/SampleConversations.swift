/// Conversations with invented people, beginning with the newest.
extension Conversation {
  static let samples = [harbour, kiln, climb, mother, bakery, rehearsal, ferry, seminar, garden, dentist]

  private static func them(_ text: String) -> Bubble { Bubble(text: text, isOwn: false) }
  private static func me(_ text: String) -> Bubble { Bubble(text: text, isOwn: true) }

  private static let harbour = Conversation(
    id: "noor", person: Person(name: "Noor Haddad", number: "+44 7700 900114", avatar: "portrait-1"), day: "9:41 AM",
    exchanges: [
      Exchange(
        time: "Yesterday 7:12 PM",
        bubbles: [
          them("Are we still on for the harbour walk?"), me("Yes! If the wind lets us."),
          them("It says 12 knots. That is nothing."), me("You said that about the last one."),
          me("We lost a hat."), them("A small hat."),
        ]),
      Exchange(
        time: "Today 9:36 AM",
        bubbles: [
          me("Leaving now. Meet you at the blue crane?"),
          them("The blue one is the restaurant. Meet me at the crane that is actually a crane."),
          me("The rusty one, then."), them("The rusty one. I will bring coffee, you bring an opinion about seagulls."),
          me("I have several."),
        ]),
    ])

  private static let kiln = Conversation(
    id: "mei", person: Person(name: "Mei Okafor", number: "+44 7700 900126", avatar: "portrait-4"), day: "8:55 AM",
    isUnread: true,
    exchanges: [
      Exchange(
        time: "Today 8:40 AM",
        bubbles: [
          them("The kiln opens at noon."), me("Did the tall vase make it?"),
          them("It leans a little. I would call it curious."), me("Curious is good."),
          them("Then it is the best vase we have ever made."),
        ])
    ])

  private static let climb = Conversation(
    id: "owen", person: Person(name: "Owen Castell", number: "+44 7700 900131", avatar: "portrait-6"), day: "Yesterday",
    exchanges: [
      Exchange(
        time: "Yesterday 5:02 PM",
        bubbles: [
          me("How was the ridge?"), them("Foggy, then sunny, then sheep."), me("In that order?"),
          them("The sheep were there the whole time. We just could not see them."),
        ])
    ])

  private static let mother = Conversation(
    id: "mum", person: Person(name: "Mum", number: "+44 7700 900102", avatar: "portrait-9"), day: "Yesterday",
    isUnread: true,
    exchanges: [
      Exchange(
        time: "Yesterday 1:20 PM",
        bubbles: [
          them("How do I turn the picture on the telephone"), me("Turn the telephone."), them("It turns back"),
          me("Swipe up from the bottom and look for the lock."), them("There is a lock!"),
          them("It works. You were always good at this"),
        ])
    ])

  private static let bakery = Conversation(
    id: "bakery", person: Person(name: "Corner Bakery", number: "+44 7700 900177"), day: "Thursday",
    exchanges: [
      Exchange(
        time: "Thursday 6:01 AM",
        bubbles: [them("Your order is ready: one rye, two plaits."), me("On my way."), them("We close the door at seven.")])
    ])

  private static let rehearsal = Conversation(
    id: "pia", person: Person(name: "Pia Lindqvist", number: "+44 7700 900145", avatar: "portrait-12"), day: "Wednesday",
    exchanges: [
      Exchange(
        time: "Wednesday 9:48 PM",
        bubbles: [
          me("Same time next week?"), them("Same time. Bring the second cello part, mine has a stain on bar 40."),
          me("Tea?"), them("Soup."),
        ])
    ])

  private static let ferry = Conversation(
    id: "tomas", person: Person(name: "Tomás Vega", number: "+44 7700 900158", avatar: "portrait-15"), day: "Tuesday",
    exchanges: [
      Exchange(
        time: "Tuesday 11:15 AM",
        bubbles: [them("The ferry is full on Saturday."), me("Sunday then?"), them("Sunday, 7:30. I booked three seats.")])
    ])

  private static let seminar = Conversation(
    id: "ilse", person: Person(name: "Ilse Brandt", number: "+44 7700 900163", avatar: "portrait-2"), day: "Monday",
    exchanges: [
      Exchange(
        time: "Monday 4:30 PM",
        bubbles: [me("The slides are in the folder."), them("I moved the graph to the front. It says everything.")])
    ])

  private static let garden = Conversation(
    id: "bram", person: Person(name: "Bram de Wit", number: "+44 7700 900181"), day: "28/11/14",
    exchanges: [
      Exchange(
        time: "Fri, 28 Nov, 3:14 PM", bubbles: [them("The tulips are in. 200 of them."), me("My back remembers.")])
    ])

  private static let dentist = Conversation(
    id: "dentist", person: Person(name: "Dr. Quill", number: "+44 7700 900190"), day: "21/11/14",
    exchanges: [
      Exchange(
        time: "Fri, 21 Nov, 10:00 AM",
        bubbles: [them("We look forward to seeing you on the 12th at 8:15."), me("Thank you, noted.")])
    ])
}
