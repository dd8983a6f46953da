// violated 29
public class SubSequences {
    static class Sequence implements CharSequence {
        static int n;

        @Override
        public int length() {
            return 3;
        }

        @Override
        public char charAt(int index) {
            return 'x';
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            n++;
            return "sub";
        }
    }

    public static void main(String[] args) {
        System.out.append(null, 1, 3);
        assert Sequence.n == 0;
        System.out.append(new Sequence());
        assert Sequence.n == 0;
        System.out.append(new Sequence(), 1, 2);
        assert Sequence.n == 0;
    }
}
