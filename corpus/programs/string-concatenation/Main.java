public class Main {
    static int counter = 0;

    static String tick() {
        counter++;
        return "t" + counter;
    }

    public static void main(String[] args) {
        String nothing = null;
        String text = "v=" + 3 + 4;
        String sum = 3 + 4 + "=v";
        String letters = 'a' + "b" + 'c';
        int codes = 'a' + 'b';
        String withNull = "is " + nothing;
        text += ';';
        text += 1.5f;
        String order = tick() + tick() + tick();
        String flag = "" + true + -1L;
        assert text.equals("v=34;1.5") && sum.equals("7=v");
        assert letters.equals("abc") && codes == 195;
        assert withNull.equals("is null");
        assert order.equals("t1t2t3") && flag.equals("true-1");
    }
}
