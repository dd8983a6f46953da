public class Main {
    static class Chars implements CharSequence {
        public int length() {
            return 1;
        }
        public char charAt(int index) {
            return 'a';
        }
        public CharSequence subSequence(int start, int end) {
            return this;
        }
    }
    public static void main(String[] args) {
        String joined = String.join(",", new Chars(), "x");
        assert joined.length() > 3;
    }
}
