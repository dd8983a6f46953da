import java.util.Arrays;
import java.util.BitSet;

public class Main {
    public static void main(String[] args) {
        BitSet a = new BitSet();
        for (int i = 0; i < 100; i += 7) {
            a.set(i);
        }
        System.out.println(a + " " + a.cardinality() + " " + a.length() + " " + a.size());
        BitSet b = new BitSet(200);
        b.set(10, 50);
        b.set(63, 66);
        b.clear(20, 30);
        b.flip(45, 55);
        System.out.println(b + " " + b.nextSetBit(30) + " " + b.nextClearBit(30) + " " + b.previousSetBit(29) + " " + b.previousClearBit(49));
        BitSet c = (BitSet) a.clone();
        c.and(b);
        System.out.println(c);
        c = (BitSet) a.clone();
        c.or(b);
        System.out.println(c.cardinality() + " " + c);
        c.xor(a);
        System.out.println(c);
        c.andNot(b);
        System.out.println(c + " " + c.isEmpty() + " " + a.intersects(b) + " " + a.get(14) + a.get(15));
        System.out.println(a.equals(b) + " " + a.hashCode() + " " + b.get(10, 20) + " " + Arrays.toString(a.toLongArray()));
        System.out.println(BitSet.valueOf(new long[] {5, 1}) + " " + BitSet.valueOf(new long[] {-1}).cardinality());
        BitSet sieve = new BitSet(200);
        sieve.set(2, 200);
        for (int i = 2; i * i < 200; i++) {
            if (sieve.get(i)) {
                for (int j = i * i; j < 200; j += i) {
                    sieve.clear(j);
                }
            }
        }
        System.out.println(sieve + " " + sieve.stream().sum());
        for (int i = sieve.nextSetBit(100); i >= 0; i = sieve.nextSetBit(i + 1)) {
            System.out.println(i);
        }
        try {
            a.set(-1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.set(5, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
