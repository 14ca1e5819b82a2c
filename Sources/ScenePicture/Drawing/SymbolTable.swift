// Made from Public/app/art/symbols.js by `RENEW_DOCS=1 node --test Tests/page/symbolTable.test.mjs`.
// swift-format-ignore-file

extension Symbol {
  /// The symbols that the page has, in its order.
  static let table: [Symbol] = [
    Symbol(
      name: "ipad",
      strokes: [
        "M6.6 3.2h10.8a1.9 1.9 0 0 1 1.9 1.9v13.8a1.9 1.9 0 0 1-1.9 1.9H6.6a1.9 1.9 0 0 1-1.9-1.9V5.1a1.9 1.9 0 0 1 1.9-1.9Z",
        "M10.4 18.3h3.2",
      ]
    ),
    Symbol(
      name: "ipad.landscape",
      strokes: [
        "M5 5.2h14a1.9 1.9 0 0 1 1.9 1.9v9.8a1.9 1.9 0 0 1-1.9 1.9H5a1.9 1.9 0 0 1-1.9-1.9V7.1A1.9 1.9 0 0 1 5 5.2Z",
        "M10.2 16.3h3.6",
      ]
    ),
    Symbol(
      name: "iphone",
      strokes: [
        "M8.6 2.9h6.8a1.9 1.9 0 0 1 1.9 1.9v14.4a1.9 1.9 0 0 1-1.9 1.9H8.6a1.9 1.9 0 0 1-1.9-1.9V4.8a1.9 1.9 0 0 1 1.9-1.9Z",
        "M10.8 5.3h2.4",
      ]
    ),
    Symbol(
      name: "circle.square",
      strokes: [
        "M12 3.4a8.6 8.6 0 1 1 0 17.2a8.6 8.6 0 0 1 0-17.2Z",
        "M10 8.7h4a1.3 1.3 0 0 1 1.3 1.3v4a1.3 1.3 0 0 1-1.3 1.3h-4a1.3 1.3 0 0 1-1.3-1.3v-4a1.3 1.3 0 0 1 1.3-1.3Z",
      ]
    ),
    Symbol(
      name: "rectangle.expand",
      strokes: [
        "M5.6 4.6h12.8a1.8 1.8 0 0 1 1.8 1.8v11.2a1.8 1.8 0 0 1-1.8 1.8H5.6a1.8 1.8 0 0 1-1.8-1.8V6.4a1.8 1.8 0 0 1 1.8-1.8Z",
        "M13.2 8.2h3.4v3.4M10.8 15.8H7.4v-3.4",
      ]
    ),
    Symbol(
      name: "rectangle.3.group",
      strokes: [
        "M4.6 4.4h8.2a1.4 1.4 0 0 1 1.4 1.4v4.4a1.4 1.4 0 0 1-1.4 1.4H4.6a1.4 1.4 0 0 1-1.4-1.4V5.8a1.4 1.4 0 0 1 1.4-1.4Z",
        "M18.2 4.4h1.2a1.4 1.4 0 0 1 1.4 1.4v12.4a1.4 1.4 0 0 1-1.4 1.4h-1.2a1.4 1.4 0 0 1-1.4-1.4V5.8a1.4 1.4 0 0 1 1.4-1.4Z",
        "M6.6 14.4h6.2a1.4 1.4 0 0 1 1.4 1.4v2.4a1.4 1.4 0 0 1-1.4 1.4H6.6a1.4 1.4 0 0 1-1.4-1.4v-2.4a1.4 1.4 0 0 1 1.4-1.4Z",
      ]
    ),
    Symbol(
      name: "circle.lefthalf.filled",
      strokes: [
        "M12 3.4a8.6 8.6 0 1 1 0 17.2a8.6 8.6 0 0 1 0-17.2Z",
      ],
      fill: "M12 3.4a8.6 8.6 0 0 0 0 17.2Z"
    ),
    Symbol(
      name: "square.and.arrow.up",
      strokes: [
        "M8.4 9H6.9a1.6 1.6 0 0 0-1.6 1.6v8.1a1.6 1.6 0 0 0 1.6 1.6h10.2a1.6 1.6 0 0 0 1.6-1.6v-8.1A1.6 1.6 0 0 0 17.1 9h-1.5",
        "M12 14.6V3.4M8.6 6.6 12 3.2l3.4 3.4",
      ]
    ),
    Symbol(
      name: "questionmark.circle",
      strokes: [
        "M12 3.4a8.6 8.6 0 1 1 0 17.2a8.6 8.6 0 0 1 0-17.2Z",
        "M9.4 9.6a2.6 2.6 0 1 1 3.9 2.3c-.8.5-1.3 1-1.3 1.9v.2M12 16.6v.1",
      ]
    ),
    Symbol(
      name: "ellipsis.circle",
      strokes: [
        "M12 3.4a8.6 8.6 0 1 1 0 17.2a8.6 8.6 0 0 1 0-17.2Z",
      ],
      fill: "M8 10.8a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 0 0 0-2.4ZM12 10.8a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 0 0 0-2.4ZM16 10.8a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 0 0 0-2.4Z"
    ),
    Symbol(
      name: "splitPreview",
      strokes: [
        "M5.4 4.6h13.2a2 2 0 0 1 2 2v10.8a2 2 0 0 1-2 2H5.4a2 2 0 0 1-2-2V6.6a2 2 0 0 1 2-2Z",
      ],
      fill: "M5.4 4.6H10v14.8H5.4a2 2 0 0 1-2-2V6.6a2 2 0 0 1 2-2Z"
    ),
    Symbol(
      name: "ruler",
      strokes: [
        "M3.6 8.2h16.8a1.1 1.1 0 0 1 1.1 1.1v5.4a1.1 1.1 0 0 1-1.1 1.1H3.6a1.1 1.1 0 0 1-1.1-1.1V9.3a1.1 1.1 0 0 1 1.1-1.1Z",
        "M6.6 8.4v2.5M9.6 8.4v3.7M12.6 8.4v2.5M15.6 8.4v3.7M18.4 8.4v2.5",
      ]
    ),
    Symbol(
      name: "shift",
      strokes: [
        "M12 4.2 19.6 12h-4.1v6.6h-7V12H4.4Z",
      ]
    ),
    Symbol(
      name: "delete.left",
      strokes: [
        "M9 6h9.4a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H9l-5.6-6Z",
        "m11.2 9.6 4.8 4.8m0-4.8-4.8 4.8",
      ]
    ),
    Symbol(
      name: "globe",
      strokes: [
        "M20.4 12a8.4 8.4 0 1 1-16.8 0 8.4 8.4 0 0 1 16.8 0Z",
        "M12 3.6c4.6 4.6 4.6 12.2 0 16.8-4.6-4.6-4.6-12.2 0-16.8Z",
        "M3.8 12h16.4M5.2 7.6h13.6M5.2 16.4h13.6",
      ]
    ),
    Symbol(
      name: "face.smiling",
      strokes: [
        "M20.4 12a8.4 8.4 0 1 1-16.8 0 8.4 8.4 0 0 1 16.8 0Z",
        "M8.2 14c1.8 3 5.8 3 7.6 0",
        "M9.3 9.4v.8M14.7 9.4v.8",
      ]
    ),
    Symbol(
      name: "mic",
      strokes: [
        "M12 3.6a2.6 2.6 0 0 1 2.6 2.6v5a2.6 2.6 0 0 1-5.2 0v-5A2.6 2.6 0 0 1 12 3.6Z",
        "M6.8 11.2a5.2 5.2 0 0 0 10.4 0M12 16.6v3.6M9.4 20.2h5.2",
      ]
    ),
    Symbol(
      name: "keyboard.chevron.compact.down",
      strokes: [
        "M4.6 3.8h14.8a1.7 1.7 0 0 1 1.7 1.7v7.4a1.7 1.7 0 0 1-1.7 1.7H4.6a1.7 1.7 0 0 1-1.7-1.7V5.5a1.7 1.7 0 0 1 1.7-1.7Z",
        "M6.4 7.2h.4M9.6 7.2h.4M12.8 7.2h.4M16 7.2h.4M8.4 11.4h7.2",
        "m9.4 18.4 2.6 1.7 2.6-1.7",
      ]
    ),
    Symbol(
      name: "leaf.fill",
      strokes: [
        "M4 20.4c2.6-5 6-8 10-10",
      ],
      fill: "M19.9 3.6c.9 8.9-1.9 14.9-8.1 14.9c-4.1 0-6.5-2.7-6.3-6.3C5.8 6.7 11.8 5.8 19.9 3.6Z"
    ),
    Symbol(
      name: "fork.knife",
      strokes: [
        "M7.2 13.2V21",
        "M17 13.5V21",
      ],
      fill: "M4.3 3h1.3v5.4h1V3h1.3v5.4h1V3h1.3v6.6c0 2-1.2 3.4-3 3.4s-2.9-1.4-2.9-3.4ZM18 3v11.2h-3.1c-.3-5.3.8-9.6 3.1-11.2Z",
      width: 2
    ),
    Symbol(
      name: "cup.and.saucer.fill",
      strokes: [
        "M17.3 8.8h1.5a2.5 2.5 0 0 1 0 5h-1.8",
        "M3.5 20h16.2",
      ],
      fill: "M4.3 6.6h13.4v5.2a5.7 5.7 0 0 1-5.7 5.7h-2a5.7 5.7 0 0 1-5.7-5.7Z"
    ),
    Symbol(
      name: "bag.fill",
      strokes: [
        "M8.6 8.6V7a3.4 3.4 0 0 1 6.8 0v1.6",
      ],
      fill: "M5.6 8h12.8l1 11a1.9 1.9 0 0 1-1.9 2H6.5a1.9 1.9 0 0 1-1.9-2Z"
    ),
    Symbol(
      name: "building.columns.fill",
      strokes: [
        "M3.6 20.3h16.8",
      ],
      fill: "M12 2.8l8.8 4.7v1.7H3.2V7.5ZM5.2 10.6h2.3v7.2H5.2ZM10.85 10.6h2.3v7.2h-2.3ZM16.5 10.6h2.3v7.2h-2.3Z",
      width: 2
    ),
    Symbol(
      name: "ticket.fill",
      strokes: [],
      fill: "M4.5 6h15a1.5 1.5 0 0 1 1.5 1.5v2a2.6 2.6 0 0 0 0 5v2a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-2a2.6 2.6 0 0 0 0-5v-2A1.5 1.5 0 0 1 4.5 6ZM14.4 7.8v2h1.3v-2ZM14.4 11v2h1.3v-2ZM14.4 14.2v2h1.3v-2Z",
      hasHoles: true
    ),
    Symbol(
      name: "tram.fill",
      strokes: [
        "M8.2 21l1.8-3M15.8 21L14 18",
        "M9 2.7h6",
      ],
      fill: "M8.3 4.2h7.4a2.3 2.3 0 0 1 2.3 2.3v8.8a2.7 2.7 0 0 1-2.7 2.7H8.7A2.7 2.7 0 0 1 6 15.3V6.5a2.3 2.3 0 0 1 2.3-2.3ZM8 7v4.5h8V7ZM9.2 13.6a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2ZM14.8 13.6a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2Z",
      hasHoles: true
    ),
    Symbol(
      name: "binoculars.fill",
      strokes: [
        "M10.6 8.6h2.8",
      ],
      fill: "M6.3 4.5h3.3l.9 9.8a3.9 3.9 0 1 1-7.6-1.3ZM17.7 4.5h-3.3l-.9 9.8a3.9 3.9 0 1 0 7.6-1.3Z",
      width: 3
    ),
    Symbol(
      name: "rectangle.2.swap",
      strokes: [
        "M3.2 7.2a1.6 1.6 0 0 1 1.6-1.6h4a1.6 1.6 0 0 1 1.6 1.6v9.6a1.6 1.6 0 0 1-1.6 1.6h-4a1.6 1.6 0 0 1-1.6-1.6Z",
        "M13.6 7.2a1.6 1.6 0 0 1 1.6-1.6h4a1.6 1.6 0 0 1 1.6 1.6v9.6a1.6 1.6 0 0 1-1.6 1.6h-4a1.6 1.6 0 0 1-1.6-1.6Z",
        "M6.8 2.4c3.4-1.6 7-1.6 10.4 0",
        "M6.8 21.6c3.4 1.6 7 1.6 10.4 0",
      ]
    ),
    Symbol(
      name: "arrow.up.left.and.arrow.down.right",
      strokes: [
        "M5 10.5V5h5.5",
        "M5.4 5.4l5.4 5.4",
        "M19 13.5V19h-5.5",
        "M18.6 18.6l-5.4-5.4",
      ]
    ),
    Symbol(
      name: "arrow.down.right.and.arrow.up.left",
      strokes: [
        "M10.4 4.9v5.5H4.9",
        "M10 10L4.3 4.3",
        "M13.6 19.1v-5.5h5.5",
        "M14 14l5.7 5.7",
      ]
    ),
    Symbol(
      name: "chevron.backward",
      strokes: [
        "M15.2 4.2L7.6 12l7.6 7.8",
      ],
      isDirectional: true,
      width: 2.3
    ),
    Symbol(
      name: "chevron.forward",
      strokes: [
        "M8.8 4.2L16.4 12l-7.6 7.8",
      ],
      isDirectional: true,
      width: 2.3
    ),
    Symbol(
      name: "chevron.down",
      strokes: [
        "M5 9l7 6.5L19 9",
      ]
    ),
    Symbol(
      name: "person",
      strokes: [
        "M12 12.2a4.1 4.4 0 1 0 0-8.8a4.1 4.4 0 0 0 0 8.8Z",
        "M4.2 20.6c0-3.6 3.4-5.6 7.8-5.6s7.8 2 7.8 5.6Z",
      ]
    ),
    Symbol(
      name: "sidebar.left",
      strokes: [
        "M5.3 4.5h13.4a2.3 2.3 0 0 1 2.3 2.3v10.4a2.3 2.3 0 0 1-2.3 2.3H5.3A2.3 2.3 0 0 1 3 17.2V6.8a2.3 2.3 0 0 1 2.3-2.3Z",
        "M9.3 4.7v14.6",
        "M5.2 7.8h1.9M5.2 10.3h1.9M5.2 12.8h1.9",
      ],
      isDirectional: true
    ),
    Symbol(
      name: "sidebar.leading",
      strokes: [
        "M5.3 4.5h13.4a2.3 2.3 0 0 1 2.3 2.3v10.4a2.3 2.3 0 0 1-2.3 2.3H5.3A2.3 2.3 0 0 1 3 17.2V6.8a2.3 2.3 0 0 1 2.3-2.3Z",
        "M9.3 4.7v14.6",
        "M5.2 7.8h1.9M5.2 10.3h1.9M5.2 12.8h1.9",
      ],
      isDirectional: true
    ),
    Symbol(
      name: "sidebar.trailing",
      strokes: [
        "M5.3 4.5h13.4a2.3 2.3 0 0 1 2.3 2.3v10.4a2.3 2.3 0 0 1-2.3 2.3H5.3A2.3 2.3 0 0 1 3 17.2V6.8a2.3 2.3 0 0 1 2.3-2.3Z",
        "M14.7 4.7v14.6",
        "M16.9 7.8h1.9M16.9 10.3h1.9M16.9 12.8h1.9",
      ],
      isDirectional: true
    ),
    Symbol(
      name: "square.and.pencil",
      strokes: [
        "M19.4 12.6v4.8a3 3 0 0 1-3 3H6.6a3 3 0 0 1-3-3V7.6a3 3 0 0 1 3-3h5.2",
        "M9.4 14.8l.7-2.9L18.7 3.3a1.5 1.5 0 0 1 2.1 2.1L12.2 14Z",
      ]
    ),
    Symbol(
      name: "tray",
      strokes: [
        "M5.9 5.4h12.2L21 13.3v3.9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-3.9Z",
        "M3.2 13.2h5.1c.4 0 .7.3.8.7a3 3 0 0 0 5.8 0c.1-.4.4-.7.8-.7h5.1",
      ]
    ),
    Symbol(
      name: "star",
      strokes: [
        "M12 3.7l2.5 5.3 5.8.8-4.2 4.1 1 5.8L12 16.9l-5.1 2.8 1-5.8-4.2-4.1 5.8-.8Z",
      ]
    ),
    Symbol(
      name: "flag",
      strokes: [
        "M5.2 21V4.2",
        "M5.2 4.4c2.4-1.3 4.8-1 7 0s4.5 1.2 6.9.2v9.5c-2.4 1-4.7.8-6.9-.2s-4.6-1.3-7 0Z",
      ]
    ),
    Symbol(
      name: "flag.fill",
      strokes: [
        "M5.2 21V4.2",
      ],
      fill: "M5.2 4.4c2.4-1.3 4.8-1 7 0s4.5 1.2 6.9.2v9.5c-2.4 1-4.7.8-6.9-.2s-4.6-1.3-7 0Z"
    ),
    Symbol(
      name: "doc",
      strokes: [
        "M7.5 3.4h5.9l5.1 5.1v10a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V5.4a2 2 0 0 1 2-2Z",
        "M13.3 3.7v3.9a1 1 0 0 0 1 1h3.9",
      ]
    ),
    Symbol(
      name: "doc.fill",
      strokes: [],
      fill: "M7.5 2.9h5.3v5a1.5 1.5 0 0 0 1.5 1.5h4.7v9.1a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18.5V5.4a2.5 2.5 0 0 1 2.5-2.5ZM14.2 3.1l4.6 4.7h-4.1a.5.5 0 0 1-.5-.5Z"
    ),
    Symbol(
      name: "archivebox",
      strokes: [
        "M4.6 4.7h14.8a1.2 1.2 0 0 1 1.2 1.2v1.9A1.2 1.2 0 0 1 19.4 9H4.6a1.2 1.2 0 0 1-1.2-1.2V5.9a1.2 1.2 0 0 1 1.2-1.2Z",
        "M4.8 9.2v8.1a2.2 2.2 0 0 0 2.2 2.2h10a2.2 2.2 0 0 0 2.2-2.2V9.2",
        "M9.3 12.6h5.4",
      ]
    ),
    Symbol(
      name: "trash",
      strokes: [
        "M4.2 6.2h15.6",
        "M9 6V4.7a1.3 1.3 0 0 1 1.3-1.3h3.4A1.3 1.3 0 0 1 15 4.7V6",
        "M5.9 6.4l.8 12.2a2.1 2.1 0 0 0 2.1 2h6.4a2.1 2.1 0 0 0 2.1-2l.8-12.2",
        "M9.7 9.9l.3 7M14.3 9.9l-.3 7",
      ]
    ),
    Symbol(
      name: "xmark.bin",
      strokes: [
        "M4.2 4.6h15.6a.9.9 0 0 1 .9.9v1.3a.9.9 0 0 1-.9.9H4.2a.9.9 0 0 1-.9-.9V5.5a.9.9 0 0 1 .9-.9Z",
        "M4.9 8l1 10.4a2.2 2.2 0 0 0 2.2 2h7.8a2.2 2.2 0 0 0 2.2-2L19.1 8",
        "M9.7 11.8l4.6 4.6M14.3 11.8l-4.6 4.6",
      ]
    ),
    Symbol(
      name: "folder",
      strokes: [
        "M3.3 17.2V6.8a2 2 0 0 1 2-2h3.5c.5 0 1 .2 1.4.5l1.1 1c.4.3.8.5 1.3.5h6a2 2 0 0 1 2 2v8.4a2 2 0 0 1-2 2H5.3a2 2 0 0 1-2-2Z",
        "M3.5 10.1h17",
      ]
    ),
    Symbol(
      name: "paperclip",
      strokes: [
        "M18.9 11.7l-7 7a4.3 4.3 0 0 1-6.1-6.1l8-8a2.9 2.9 0 0 1 4.1 4.1l-7.9 7.9a1.4 1.4 0 0 1-2-2l7-7",
      ]
    ),
    Symbol(
      name: "info.circle",
      strokes: [
        "M12 20.7a8.7 8.7 0 1 0 0-17.4a8.7 8.7 0 0 0 0 17.4Z",
        "M10.4 10.9h1.9v5.3M10.2 16.3h4",
        "M12 7.5v.3",
      ],
      width: 1.5
    ),
    Symbol(
      name: "arrowshape.turn.up.left",
      strokes: [
        "M10.2 4.9L3.7 11l6.5 6.1v-3.5c4.4-.2 7.7 1 10 4.6c-.3-5.8-4-9.4-10-9.7Z",
      ],
      isDirectional: true
    ),
    Symbol(
      name: "arrow.up",
      strokes: [
        "M12 19.5V5M5.8 11L12 4.8L18.2 11",
      ],
      width: 2.3
    ),
    Symbol(
      name: "envelope",
      strokes: [
        "M5.3 5.2h13.4a2.3 2.3 0 0 1 2.3 2.3v9a2.3 2.3 0 0 1-2.3 2.3H5.3A2.3 2.3 0 0 1 3 16.5v-9a2.3 2.3 0 0 1 2.3-2.3Z",
        "M3.6 6.3l6.7 6.1a2.5 2.5 0 0 0 3.4 0l6.7-6.1",
      ]
    ),
    Symbol(
      name: "gearshape",
      strokes: [
        "M12 15.3a3.3 3.3 0 1 0 0-6.6a3.3 3.3 0 0 0 0 6.6Z",
        "M10.7 3.3h2.6l.6 2.4 1.7.7 2.2-1.3 1.8 1.9-1.3 2.1.7 1.7 2.4.7v2.6l-2.4.6-.7 1.7 1.3 2.2-1.8 1.8-2.2-1.3-1.7.7-.6 2.4h-2.6l-.6-2.4-1.7-.7-2.2 1.3-1.8-1.8 1.3-2.2-.7-1.7-2.4-.6v-2.6l2.4-.7.7-1.7-1.3-2.1 1.8-1.9 2.2 1.3 1.7-.7Z",
      ],
      width: 1.5
    ),
    Symbol(
      name: "line.3.horizontal.decrease",
      strokes: [
        "M4 7.5h16M7 12h10M10 16.5h4",
      ],
      width: 1.9
    ),
    Symbol(
      name: "line.3.horizontal.decrease.circle.fill",
      strokes: [],
      fill: "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0-19ZM6.8 8.3h10.4a.85.85 0 0 1 0 1.7H6.8a.85.85 0 0 1 0-1.7ZM8.7 11.6h6.6a.85.85 0 0 1 0 1.7H8.7a.85.85 0 0 1 0-1.7ZM10.5 14.9h3a.85.85 0 0 1 0 1.7h-3a.85.85 0 0 1 0-1.7Z",
      hasHoles: true
    ),
    Symbol(
      name: "circle.fill",
      strokes: [],
      fill: "M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16Z"
    ),
    Symbol(
      name: "star.fill",
      strokes: [],
      fill: "M12 2.9l2.8 5.9 6.4.9-4.7 4.5 1.2 6.4L12 17.5l-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.9Z"
    ),
    Symbol(
      name: "plus.circle",
      strokes: [
        "M12 20.7a8.7 8.7 0 1 0 0-17.4a8.7 8.7 0 0 0 0 17.4Z",
        "M12 8v8M8 12h8",
      ],
      width: 1.5
    ),
    Symbol(
      name: "suit.heart",
      strokes: [
        "M12 20.3C7 16.6 3.4 13.1 3.4 9.1C3.4 6.3 5.5 4.4 7.9 4.4c1.8 0 3.3 1 4.1 2.7c.8-1.7 2.3-2.7 4.1-2.7c2.4 0 4.5 1.9 4.5 4.7c0 4-3.6 7.5-8.6 11.2Z",
      ]
    ),
    Symbol(
      name: "suit.heart.fill",
      strokes: [
        "M12 20.3C7 16.6 3.4 13.1 3.4 9.1C3.4 6.3 5.5 4.4 7.9 4.4c1.8 0 3.3 1 4.1 2.7c.8-1.7 2.3-2.7 4.1-2.7c2.4 0 4.5 1.9 4.5 4.7c0 4-3.6 7.5-8.6 11.2Z",
      ],
      fill: "M12 20.3C7 16.6 3.4 13.1 3.4 9.1C3.4 6.3 5.5 4.4 7.9 4.4c1.8 0 3.3 1 4.1 2.7c.8-1.7 2.3-2.7 4.1-2.7c2.4 0 4.5 1.9 4.5 4.7c0 4-3.6 7.5-8.6 11.2Z"
    ),
    Symbol(
      name: "message",
      strokes: [
        "M12 4.2c5 0 8.9 3.1 8.9 7.2s-3.9 7.2-8.9 7.2c-.8 0-1.6-.1-2.3-.2c-1.2.9-2.9 1.7-4.7 1.8c.7-.9 1.1-1.9 1.2-2.9C4.3 15.9 3.1 13.8 3.1 11.4C3.1 7.3 7 4.2 12 4.2Z",
      ]
    ),
    Symbol(
      name: "paperplane",
      strokes: [
        "M20.8 3.3L3.2 10.4l6.9 3.5l3.6 6.9Z",
        "M20.6 3.5L10.3 13.7",
      ]
    ),
    Symbol(
      name: "bookmark",
      strokes: [
        "M6.5 20.6V5.3c0-1 .7-1.7 1.7-1.7h7.6c1 0 1.7.7 1.7 1.7v15.3L12 15.7Z",
      ]
    ),
    Symbol(
      name: "bookmark.fill",
      strokes: [
        "M6.5 20.6V5.3c0-1 .7-1.7 1.7-1.7h7.6c1 0 1.7.7 1.7 1.7v15.3L12 15.7Z",
      ],
      fill: "M6.5 20.6V5.3c0-1 .7-1.7 1.7-1.7h7.6c1 0 1.7.7 1.7 1.7v15.3L12 15.7Z"
    ),
    Symbol(
      name: "checkmark",
      strokes: [
        "M4.6 12.8L9.6 18L19.4 6.2",
      ],
      width: 2.1
    ),
    Symbol(
      name: "link",
      strokes: [
        "M10.2 13.8a4 4 0 0 0 5.7 0l3.4-3.4a4 4 0 0 0-5.7-5.7l-1.9 1.9",
        "M13.8 10.2a4 4 0 0 0-5.7 0l-3.4 3.4a4 4 0 0 0 5.7 5.7l1.9-1.9",
      ]
    ),
    Symbol(
      name: "ellipsis",
      strokes: [],
      fill: "M5 13.6a1.6 1.6 0 1 1 0-3.2a1.6 1.6 0 0 1 0 3.2ZM12 13.6a1.6 1.6 0 1 1 0-3.2a1.6 1.6 0 0 1 0 3.2ZM19 13.6a1.6 1.6 0 1 1 0-3.2a1.6 1.6 0 0 1 0 3.2Z"
    ),
    Symbol(
      name: "house.fill",
      strokes: [],
      fill: "M11 3.7a1.5 1.5 0 0 1 2 0l8 7.1c.6.6.2 1.5-.6 1.5h-1.2v6.6c0 .9-.6 1.5-1.5 1.5h-3.2v-5.7H9.5v5.7H6.3c-.9 0-1.5-.6-1.5-1.5v-6.6H3.6c-.8 0-1.2-.9-.6-1.5Z"
    ),
    Symbol(
      name: "magnifyingglass",
      strokes: [
        "M10.3 16.9a6.7 6.7 0 1 0 0-13.4a6.7 6.7 0 0 0 0 13.4Z",
        "M15.2 15.2l5.3 5.3",
      ]
    ),
    Symbol(
      name: "plus.app",
      strokes: [
        "M7.4 3.7h9.2a3.7 3.7 0 0 1 3.7 3.7v9.2a3.7 3.7 0 0 1-3.7 3.7H7.4a3.7 3.7 0 0 1-3.7-3.7V7.4a3.7 3.7 0 0 1 3.7-3.7Z",
        "M12 8v8M8 12h8",
      ]
    ),
    Symbol(
      name: "plus",
      strokes: [
        "M12 4.5v15M4.5 12h15",
      ]
    ),
    Symbol(
      name: "xmark",
      strokes: [
        "M5.5 5.5l13 13M18.5 5.5l-13 13",
      ]
    ),
    Symbol(
      name: "xmark.circle.fill",
      strokes: [],
      fill: "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0-19ZM8.5 7.3L12 10.8l3.5-3.5a.85.85 0 0 1 1.2 1.2L13.2 12l3.5 3.5a.85.85 0 0 1-1.2 1.2L12 13.2l-3.5 3.5a.85.85 0 0 1-1.2-1.2l3.5-3.5l-3.5-3.5a.85.85 0 0 1 1.2-1.2Z",
      hasHoles: true
    ),
    Symbol(
      name: "sidebar.squares.trailing",
      strokes: [
        "M5.3 4.5h13.4a2.3 2.3 0 0 1 2.3 2.3v10.4a2.3 2.3 0 0 1-2.3 2.3H5.3A2.3 2.3 0 0 1 3 17.2V6.8a2.3 2.3 0 0 1 2.3-2.3Z",
        "M14.2 4.7v14.6",
        "M6.4 9l-1.6 3 1.6 3",
        "M9.4 9l1.6 3-1.6 3",
      ]
    ),
    Symbol(
      name: "arrow.clockwise",
      strokes: [
        "M19.2 12a7.2 7.2 0 1 1-2.2-5.2",
        "M17.4 2.9v4.2h-4.2",
      ]
    ),
    Symbol(
      name: "camera.fill",
      strokes: [],
      fill: "M9.2 4.6h5.6a1.6 1.6 0 0 1 1.4.8l.9 1.6h2.1A2.8 2.8 0 0 1 22 9.8v7.4a2.8 2.8 0 0 1-2.8 2.8H4.8A2.8 2.8 0 0 1 2 17.2V9.8A2.8 2.8 0 0 1 4.8 7h2.1l.9-1.6a1.6 1.6 0 0 1 1.4-.8ZM12 8.7a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9ZM12 10.4a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 0 1 0-5.6Z",
      hasHoles: true
    ),
    Symbol(
      name: "rotate.right",
      strokes: [
        "M5 13a7.3 7.3 0 1 0 2.8-5.9",
        "M7.6 3.2v4.2h4.2",
      ]
    ),
    Symbol(
      name: "arrow.up.arrow.down",
      strokes: [
        "M8 20V5.2",
        "M4.2 9L8 5l3.8 4",
        "M16 4v14.8",
        "M12.2 15l3.8 4l3.8-4",
      ]
    ),
    Symbol(
      name: "arrow.left.arrow.right",
      strokes: [
        "M4 8.5h15.5M16 5l3.5 3.5L16 12",
        "M20 15.5H4.5M8 12l-3.5 3.5L8 19",
      ]
    ),
    Symbol(
      name: "wifi",
      strokes: [],
      fill: "M12 19.8l2.8-3.4a4.3 4.3 0 0 0-5.6 0ZM7.3 14.1l1.7 2.1a4.8 4.8 0 0 1 6 0l1.7-2.1a7.5 7.5 0 0 0-9.4 0ZM3.5 9.5l1.8 2.2a10.6 10.6 0 0 1 13.4 0l1.8-2.2a13.5 13.5 0 0 0-17 0Z"
    ),
  ]
}
