// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class SymbolicIndex {
    public static void main(String[] args) {
        int[] table = {3, 1, 4, 1, 5, 9, 2, 6};
        byte[] bytes = new byte[8];
        Object[] objects = new Object[8];
        int index = Verifier.nondetInt();
        Verifier.assume(index >= 0 && index < 8);
        assert table[index] >= 1 && table[index] <= 9;
        bytes[index] = (byte) 200;
        int sum = 0;
        for (int i = 0; i < 8; i++) {
            sum += bytes[i];
        }
        assert sum == -56;
        Object object = new Object();
        objects[index] = object;
        int found = -1;
        for (int i = 0; i < 8; i++) {
            if (objects[i] == object) {
                found = i;
            }
        }
        assert found == index;
        assert objects[index] != null;
    }
}
