public class Main {
    public static void main(String[] args) {
        assert Double.toString(0.1 + 0.2).equals("0.30000000000000004");
        assert String.valueOf(1e21).equals("1.0E21");
        assert ("" + 100.0f).equals("100.0");
        assert Double.parseDouble("-1.5e-3") == -0.0015;
        assert Float.toString(1.1f * 1.1f).equals("1.21");
    }
}
