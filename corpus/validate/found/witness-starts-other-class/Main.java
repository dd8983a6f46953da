public class Main { public static void main(String[] a) { assert 1 > 0; } }
