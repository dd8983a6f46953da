// violated 22
public class PrintedCauses {
    static int n;

    static class Counting extends Exception {
        Counting(Throwable cause) {
            super(cause);
        }

        @Override
        public String toString() {
            n++;
            return "counted";
        }
    }

    public static void main(String[] args) {
        Counting inner = new Counting(null);
        Exception outer = new Exception(inner.getMessage(), inner);
        outer.addSuppressed(new Counting(new Counting(null)));
        outer.printStackTrace();
        assert n < 3;
    }
}
