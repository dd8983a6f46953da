/** The stream asks for the part of the sequence before it asks for the text. */
public class Main {
    static class Line implements CharSequence {
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
            assert start > 0;
            return "x";
        }

        @Override
        public String toString() {
            return "xxx";
        }
    }

    public static void main(String[] args) {
        System.out.append(new Line(), 0, 1);
    }
}
