public class Main {
    public static void main(String[] args) {
        String s = "é";
        assert s.charAt(0) == (char) 0xFFFD;
    }
}
