package scanner;

import java.io.IOException;
import java.nio.CharBuffer;
import java.util.Scanner;

/** A scanner tells the exception of what it reads from. */
class Held {
    static final Scanner HELD = new Scanner(new Source());

    static void asked(Thing thing) {
        assert thing == null || thing.x == 0;
    }

    static class Thing extends IOException {
        int x;
    }

    static class Source implements Readable {
        public int read(CharBuffer buffer) throws IOException {
            Thing thing = new Thing();
            thing.x = 5;
            throw thing;
        }
    }
}
