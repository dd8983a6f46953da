// undecided assertions in a class of the JDK
/** Assertions are on in the JDK where the loader is not the first. */
public class AssertionsOfOtherModule {
    public static void main(String[] args) {
        assert !java.sql.Timestamp.class.desiredAssertionStatus();
    }
}
