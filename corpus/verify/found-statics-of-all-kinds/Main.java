import org.sosy_lab.sv_benchmarks.Verifier;

/** None of the fields is set unless the branch is taken. */
public class Main {
    static class Holder {
        static int[] array;
        static String text;
        static boolean isSet;
        static long number;
    }

    public static void main(String[] args) {
        if (Verifier.nondetInt() == 3) {
            Holder.array = new int[2];
            Holder.text = "x";
            Holder.isSet = true;
            Holder.number = 4;
        }
        assert Holder.array != null && Holder.text != null && Holder.isSet && Holder.number == 4;
    }
}
