// holds
import java.util.Formattable;

/** Who is formatted for a stream can ask where it goes. */
public class FormattableSeesStream {
    public static void main(String[] args) {
        Object[] seen = new Object[1];
        Formattable formattable = (formatter, flags, width, precision) -> seen[0] = formatter.out();
        System.out.printf("%s", formattable);
        assert seen[0] == System.out;
    }
}
