public class Main {
    static class Letters implements CharSequence {
        public int length() { return 2; }
        public char charAt(int index) { return 'q'; }
        public CharSequence subSequence(int start, int end) { return this; }
    }

    public static void main(String[] args) {
        String told = "";
        try {
            Long.parseLong(new Letters(), 0, 2, 10);
        } catch (NumberFormatException e) {
            told = e.getMessage();
        }
        assert !told.contains("5");
    }
}
