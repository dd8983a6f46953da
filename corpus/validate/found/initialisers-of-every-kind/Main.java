public class Main {
    static int n; int first = ++n; int second; { second = first * 2; n += 10; } static { n = 5; n++; }

    Main() { this(3); second++; }
    Main(int q) { first += q; }
    Main(long q) { first = (int) q; }

    static class Sub extends Main { int third = second; Sub() { super(9L); third++; } }

    public static void main(String[] args) {
        Main main = new Main(); Main other = new Main(4L); Sub sub = new Sub();
        assert main.first == 10 && other.first == 4 && sub.third == 59;
    }
}
