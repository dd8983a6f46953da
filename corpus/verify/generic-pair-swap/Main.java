import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static final class Pair<A, B> {
        final A first;
        final B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }

        Pair<B, A> swap() {
            return new Pair<>(second, first);
        }

        static <T extends Comparable<T>> T larger(Pair<T, T> pair) {
            return pair.first.compareTo(pair.second) >= 0 ? pair.first : pair.second;
        }
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        Pair<Integer, Integer> pair = new Pair<>(a, b);
        assert Pair.larger(pair) == Math.max(a, b);
        assert Pair.larger(pair.swap()).equals(Pair.larger(pair));
        assert pair.swap().swap().first == pair.first;
    }
}
