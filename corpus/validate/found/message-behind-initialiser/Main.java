public class Main {
    static class Holder {
        static String held;

        static String find() { return null; }

        static int length = (held = find()).length();
    }

    public static void main(String[] args) {
        String told = "";
        try {
            told += Holder.length;
        } catch (ExceptionInInitializerError e) {
            told = e.getCause().getMessage();
        }
        assert told.contains("find()");
    }
}
