public class Main {
    static class One extends Number {
        public int intValue() {
            return 1;
        }
        public long longValue() {
            return 1;
        }
        public float floatValue() {
            return 1;
        }
        public double doubleValue() {
            return 1;
        }
    }
    public static void main(String[] args) {
        String text = "" + new One();
        assert text.length() > 3;
    }
}
