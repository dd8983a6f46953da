// holds
import java.util.Arrays;
import java.util.List;

public class ArgumentsCopied {
    public static void main(String[] args) {
        if (args.length > 3) {
            return;
        }
        String[] copy = Arrays.copyOf(args, 4);
        assert copy[3] == null;
        List<String> list = Arrays.asList(args);
        int n = 0;
        for (String argument : list) {
            assert argument == args[n] && argument == copy[n];
            n++;
        }
        assert n == args.length && args.getClass() == String[].class;
    }
}
