import org.sosy_lab.sv_benchmarks.Verifier;

/** Objects that change places, each of which may be any of a thousand. */
public class Main {
    public static void main(String[] args) {
        Object[] objects = new Object[4000];
        for (int i = 0; i < objects.length; i++) {
            objects[i] = new int[] {i};
        }
        for (int k = 0; k < 100; k++) {
            int i = Verifier.nondetInt() & 2047;
            int j = Verifier.nondetInt() & 2047;
            Object object = objects[i];
            objects[i] = objects[j];
            objects[j] = object;
            ((int[]) objects[i])[0]++;
        }
        assert ((int[]) objects[3000])[0] == 3000;
    }
}
