public class Main {
    public static void main(String[] args) {
        String a = "jurat";
        String b = "ju" + "rat";
        String c = new String("jurat");
        assert a == b;
        assert a == c.intern();
        assert a == c;
    }
}
