// undecided an exception that the virtual machine throws repeatedly
import java.util.List;

/** The virtual machine may have compiled a method of the JDK before, so that the second exception has no message. */
public class RepeatedInJdk {
    public static void main(String[] args) {
        List<Integer> list = List.of(1, 2, 3);
        assert hasMessage(list);
        assert hasMessage(list);
    }

    static boolean hasMessage(List<Integer> list) {
        try {
            list.get(9);
            return true;
        } catch (ArrayIndexOutOfBoundsException e) {
            return e.getMessage() != null;
        }
    }
}
