// undecided a stack trace on a closed stream
/** A closed stream remembers that somebody wrote to it. */
public class TraceOnClosedStream {
    public static void main(String[] args) {
        System.out.close();
        new Exception().printStackTrace(System.out);
        assert !System.out.checkError();
    }
}
