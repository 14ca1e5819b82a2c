"""The recorder finds what a change of the server changes for its clients.

It talks to a binary, `split-preview serve`, over its socket, in a few hundred written and thousands of random
conversations. Then it says the same to another binary and prints every difference between the answers. A change that
is to keep everything as it is, such as a new design of the engine, is done when there is no difference.

    cp .build/release/split-preview .build/before          keeps the binary of before
    make same BEFORE=.build/before                         builds the new one and compares
    make same BEFORE=.build/before ARGS="--count 300"      in fewer conversations
    make same BEFORE=.build/before ARGS="--seed 2"         in other ones
    make same BEFORE=.build/before CONFIGURATION=debug     with a debug build, which takes less time to make
    make same BEFORE=.build/before ARGS="--only random-00012 --shrink 1"
                                                           one of them, as short as it still differs
    make same BEFORE=.build/before ARGS="--ignore 'window.look' --ignore 'panes[].bar*'"
                                                           where some differences are wanted

A difference is printed with its conversation, its message, the path in the JSON, the value before and after, and the
command that runs this conversation again with both binaries:

    random-00012, message 7: {"type":"resize","width":500,"height":768,"id":6}
      events[3].call
        before "splitViewController(_:willHide:)"
        after  "splitViewController(_:willShow:)"
      again: python3 Tests/recorder same .build/before .build/release/split-preview --seed 1 --only random-00012

A table above that counts the places that differ. Its third column says in how many conversations a place is the first
to differ: the cause is there, and the rest may follow from it. The file .build/recorder/differences.txt has more.

The answers of the older binary are kept in .build/recorder, so that the next comparison takes half the time. The same
by hand:

    python3 Tests/recorder record BINARY FILE       writes a recording, which is compressed lines of JSON
    python3 Tests/recorder compare FILE BINARY      says it to another binary, and compares
    python3 Tests/recorder show FILE NAME           prints a conversation
    python3 Tests/recorder coverage FILE            says how much of the protocol the conversations reach

The conversations
-----------------

transcript-*  The transcripts of Tests/transcripts.
corpus-*      The conversations that the fuzzer begins with.
written-*     Whatever needs a certain order or size: sessions that go on elsewhere, limits, every mistake, every
              property, every arrangement of every device, sweeps of every scene, also by the command line.
tour-*        Every scene in every profile: whatever can be tapped is tapped, in each place of the app.
random-*      A scene is opened, and 30 to 60 messages follow, most of which make sense in it.

The openings follow from the /meta.json of the older binary. Each two choices that a scene allows (profile, options,
device, policy, window, direction, `updates`, `log`) come together at least once in the first 1,700 random
conversations. The messages follow from the seed and from the answers of the older binary: it is asked to tap what it
shows. The newer binary is told exactly the same.

The comparison
--------------

All bytes of every answer are compared, the order of members and the spelling of numbers included, and so are
/meta.json, the codes of sockets that the server closes, and the output of `split-preview sweep`. The names of sessions
and the epoch of the server are random and are masked. Each message waits for the answer to the one before, so that no
answer depends on time. Three things do and are not compared: answers that merge while a client does not read, the
error `tooFast` for too many messages, and `reload`.

A server that crashes is a difference. It is printed with the first line of the error output, and the server is started
again.

Where to change something
-------------------------

conversations   The messages that clients send. A new message, property or action is a line in vocabulary.py and in talk; a test
                fails while one of docs/protocol.md or docs/properties.md is missing.
driving         A server as a process, its sockets, the steps of a conversation, masks.
recordings      Conversations with their answers, made and kept.
comparing       Differences by path, the report, shrinking.
tally.py        The part of the protocol that conversations reach.
fakes           A server for the tests, which can do everything wrong.

`make test-recorder` runs the tests of all this, which need no build of the server.

A build for coverage says which lines of the engine a recording reaches:

    swift build -c release --scratch-path .build/coverage -Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping
    LLVM_PROFILE_FILE=.build/coverage/%p.profraw python3 Tests/recorder record .build/coverage/release/split-preview FILE
    llvm-profdata merge .build/coverage/*.profraw -o .build/coverage/all.profdata
    llvm-cov report .build/coverage/release/split-preview -instr-profile .build/coverage/all.profdata Sources/SplitKit
"""

import sys

from command import main

sys.exit(main())
