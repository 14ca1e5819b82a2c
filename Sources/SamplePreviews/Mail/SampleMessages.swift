/// The initial messages, beginning with the newest. Their content is invented for this project.
extension Message {
  static let samples: [Message] = inboxSamples + folderSamples + filedSamples

  /// Makes a message to the user.
  private static func letter(
    _ id: String, _ sender: Correspondent, _ subject: String, _ day: String, _ time: String,
    in mailbox: Mailbox = .inbox, _ paragraphs: [String], attachments: [Attachment] = [], isUnread: Bool = false,
    isFlagged: Bool = false, isReplied: Bool = false
  ) -> Message {
    Message(
      id: id, sender: sender, recipients: [.me], subject: subject, day: day, time: time, paragraphs: paragraphs,
      attachments: attachments, mailbox: mailbox, isUnread: isUnread, isFlagged: isFlagged, isReplied: isReplied)
  }

  /// Makes a message from the user.
  private static func own(
    _ id: String, to recipient: Correspondent, _ subject: String, _ day: String, _ time: String, in mailbox: Mailbox,
    _ paragraphs: [String]
  ) -> Message {
    Message(
      id: id, sender: .me, recipients: [recipient], subject: subject, day: day, time: time, paragraphs: paragraphs,
      mailbox: mailbox)
  }

  private static let inboxSamples = [
    letter(
      "tide-tables", .noor, "Tide tables for the weekend", "9:12 AM", "Today at 9:12 AM",
      [
        "Good morning Robin,",
        "Low water is at ten past eleven on Saturday, so the sandbank is dry for two hours. If we leave from the jetty by half past nine, we can walk out to the old beacon and be back before the path is gone.",
        "I have put last year's pictures in, so that you know which stones to follow. The third one from the left is loose.",
        "Bring boots, and something against the wind.", "Noor",
      ],
      attachments: [
        Attachment(name: "Sandbank.jpg", size: "2.1 MB", picture: "photo-32"),
        Attachment(name: "Going home.jpg", size: "1.8 MB", picture: "photo-26"),
        Attachment(name: "Tides.pdf", size: "84 KB"),
      ], isFlagged: true),
    letter(
      "proofs", .ilse, "Proofs are in", "8:40 AM", "Today at 8:40 AM",
      [
        "Hello Robin,",
        "The first proofs came this morning. The paper is lovely; the blue is a little tired. I would ask for one more round with ten percent less yellow.",
        "Could you look at pages 12 to 18 before noon? The printer keeps the machine free for us until two.", "Ilse",
      ],
      attachments: [Attachment(name: "Proofs 12-18.pdf", size: "6.4 MB")], isUnread: true),
    letter(
      "rail", .northline, "Your seats to Ostermouth", "7:55 AM", "Today at 7:55 AM",
      [
        "Dear traveller,",
        "Your seats are booked: coach 4, seats 21 and 22, facing forward, on the 10:04 from Harbour Central. Doors close two minutes before departure.",
        "Bicycles travel in coach 1. Breakfast is served until Saltmarsh.",
      ],
      attachments: [Attachment(name: "Tickets.pdf", size: "212 KB")], isUnread: true),
    letter(
      "supper", .tomas, "Re: Supper on Thursday", "Yesterday", "Yesterday at 9:03 PM",
      [
        "Robin!",
        "Thursday is perfect. I make the lentils with lemon, you bring the bread from the place by the bridge, and Mei has promised a cake that nobody has seen yet.",
        "Come at seven. The bell is broken, so knock.", "Tomás",
      ], isReplied: true),
    letter(
      "kiln", .mei, "The kiln is free on Monday", "Yesterday", "Yesterday at 4:26 PM",
      [
        "Hi Robin,",
        "Somebody cancelled, so the kiln is ours from Monday at nine. Your two bowls are dry and the glaze that you mixed has settled well.",
        "I photographed the test tiles in daylight. The green one surprised me.", "Mei",
      ],
      attachments: [Attachment(name: "Tiles.jpg", size: "1.2 MB", picture: "photo-36")], isUnread: true),
    letter(
      "crane", .kettle, "Your order is on its way", "Yesterday", "Yesterday at 11:18 AM",
      [
        "Hello Robin,",
        "One pound of Harbour Blend, ground for the large kettle, left our roastery today. It should be with you on Friday.",
        "Keep it cool, and use it before the swallows leave.",
      ]),
    letter(
      "lease", .marta, "The window on the stairs", "Tuesday", "Tuesday at 6:41 PM",
      [
        "Dear Robin,",
        "The glazier comes on Wednesday between eight and ten. You do not need to be there, he has the key to the front door.",
        "While he is here, is there anything else that rattles?", "Kind regards, Marta Quill",
      ], isFlagged: true),
    letter(
      "tide-letter", .tide, "Five harbours that freeze blue", "Tuesday", "Tuesday at 6:00 AM",
      [
        "The Tide, number 214",
        "This week: why some harbours freeze blue and others grey, a recipe for rye bread in a lighthouse oven, and the longest jetty that nobody walks.",
        "And in pictures: a winter of sea ice, seen from a balloon.",
      ],
      attachments: [Attachment(name: "Above the ice.jpg", size: "940 KB", picture: "photo-11")], isUnread: true),
    letter(
      "library", .library, "Two books are due", "Monday", "Monday at 8:00 AM",
      [
        "Dear reader,",
        "“A Field Guide to Fog” and “Knots for Left Hands” are due on the 14th. Both can be kept for two weeks more, as nobody is waiting for them.",
        "The reading room is closed on Sunday for the choir.",
      ]),
    letter(
      "map", .bram, "That map you asked about", "Monday", "Monday at 2:15 PM",
      [
        "Hello,",
        "I found it: sheet 9, surveyed from a rowing boat, with the depths in fathoms. The corner with the compass rose is missing, but the shoals are all there.",
        "It can hang at your place until the exhibition.", "Bram",
      ],
      attachments: [Attachment(name: "Sheet 9.tiff", size: "38 MB", picture: "photo-20")]),
    letter(
      "walk", .pia, "Sunday walk, the long way", "Sunday", "Sunday at 7:22 PM",
      [
        "Dear all,",
        "Thirteen kilometres, two stiles and one very proud goose. Thank you for coming! The route is below, should you want to do it the other way round.",
        "Next time with fewer puddles. Pia",
      ]),
    letter(
      "choir", .owen, "Second tenors wanted", "Sunday", "Sunday at 10:10 AM",
      [
        "Robin,",
        "We are three second tenors and need five. Rehearsals are on Tuesdays in the reading room, the music is simple and the tea is good.",
        "Shall I put your name down?", "Owen",
      ]),
  ]

  private static let folderSamples = [
    letter(
      "logo", .ilse, "Three ways to draw a wave", "Friday", "Friday at 5:32 PM", in: .studio,
      [
        "Robin,",
        "Three sketches for the mark: one stroke, two strokes, and one that is mostly air. I like the third, but it vanishes below twelve points.",
        "Tell me what you see first. Ilse",
      ],
      attachments: [Attachment(name: "Waves.png", size: "310 KB", picture: "photo-22")], isUnread: true),
    letter(
      "invoice-review", .owen, "Numbers for the spring", "Friday", "Friday at 9:14 AM", in: .studio,
      [
        "Hello Robin,",
        "The spring looks calm: two posters, one book, and the signs for the ferry. There is room for something small in April.",
        "I have put it all in one table. Owen",
      ],
      attachments: [Attachment(name: "Spring.numbers", size: "58 KB")]),
    letter(
      "desk", .pia, "The desk by the window", "Thursday", "Thursday at 3:47 PM", in: .studio,
      ["Hi,", "The desk by the window is free from the first. It wobbles, and the view makes up for it.", "Pia"]),
    letter(
      "hut", .cabin, "Your stay at Beacon Hut", "Thursday", "Thursday at 12:00 PM", in: .travel,
      [
        "Dear guest,",
        "Beacon Hut is yours from Friday at three. The key hangs behind the third shutter. Water is in the blue can, and the stove likes small wood.",
        "Please write into the book what you saw.",
      ],
      attachments: [Attachment(name: "Hut.jpg", size: "1.5 MB", picture: "photo-18")], isUnread: true),
    letter(
      "ferry", .northline, "Ferry times change on the 1st", "Wednesday", "Wednesday at 8:30 AM", in: .travel,
      [
        "Dear traveller,",
        "From the first the morning ferry leaves at 7:40 instead of 7:50. The last one back stays at 10:15 in the evening.",
      ]),
    letter(
      "island", .bram, "Islands worth the detour", "Feb 26", "February 26 at 6:20 PM", in: .travel,
      [
        "Hello,",
        "You asked for three: the one with the lighthouse, the one with the sheep, and the one that is only there at low water.",
        "Take the small boat. Bram",
      ]),
    letter(
      "receipt-coffee", .kettle, "Receipt no. 4417", "Wednesday", "Wednesday at 10:02 AM", in: .receipts,
      ["Thank you!", "Harbour Blend, one pound: 14.50. Paid by card. See you soon at the counter."],
      attachments: [Attachment(name: "Receipt 4417.pdf", size: "31 KB")]),
    letter(
      "receipt-paper", .press, "Invoice 208, paper samples", "Feb 27", "February 27 at 1:11 PM", in: .receipts,
      ["Dear Robin,", "Find the invoice for twelve paper samples attached: 36.00, payable within thirty days."],
      attachments: [Attachment(name: "Invoice 208.pdf", size: "44 KB")], isFlagged: true),
  ]

  private static let filedSamples = [
    own(
      "draft-speech", to: .noor, "A few words for Saturday", "Yesterday", "Yesterday at 10:51 PM", in: .drafts,
      ["Dear friends,", "A beacon is a promise that somebody keeps in the dark. (How does this go on?)"]),
    own(
      "sent-supper", to: .tomas, "Supper on Thursday", "Yesterday", "Yesterday at 5:35 PM", in: .sent,
      ["Tomás,", "Shall we eat together on Thursday? I would bring the bread from the bridge.", "Robin"]),
    own(
      "sent-bowl", to: .mei, "Two bowls", "Saturday", "Saturday at 11:09 AM", in: .sent,
      ["Hi Mei,", "Both bowls are on your shelf, the flat one first, please. I mixed the green once more.", "Robin"]),
    own(
      "sent-lease", to: .marta, "Draught on the stairs", "Feb 28", "February 28 at 8:15 AM", in: .sent,
      ["Dear Mrs Quill,", "The window on the stairs does not close any more, and the wind has found it.", "Robin Vale"]),
    letter(
      "archive-press", .press, "We moved across the yard", "Feb 20", "February 20 at 9:00 AM", in: .archive,
      ["Dear customers,", "You find us in the brick building now, second door, behind the lime tree."]),
    letter(
      "archive-birthday", .noor, "Thank you for the lantern", "Feb 11", "February 11 at 7:45 PM", in: .archive,
      ["Robin,", "It hangs over the stairs and turns everybody gold. Thank you!", "Noor"], isReplied: true),
    letter(
      "trash-sale", .kettle, "Last day: mugs for less", "Feb 9", "February 9 at 6:30 AM", in: .trash,
      ["Hello Robin,", "The mugs with the small chip go for half until tonight."]),
  ]
}
