// source: calls `java.lang.System.nanoTime`
import java.util.*;

class ThroughClassLiteral {
    public static void main(String[] args) throws Exception {
        assert EnumSet.allOf(Colour.class).size() == 1;
    }

    enum Colour {
        RED;
        static final long STARTED = System.nanoTime();
    }
}
