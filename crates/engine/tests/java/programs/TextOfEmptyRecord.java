// violated 8
public class TextOfEmptyRecord {
    record Nothing() {}

    public static void main(String[] args) {
        Nothing nothing = new Nothing();
        // JDK 17 makes a new text each time, JDK 25 does not.
        assert nothing.toString() != nothing.toString();
    }
}
