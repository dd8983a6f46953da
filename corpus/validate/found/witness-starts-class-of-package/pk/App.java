package pk;
public class App { public static void main(String[] a) { assert 1 > 0; } }
