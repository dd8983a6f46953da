package pk;
public class Main { public static void main(String[] a) { assert a.length < 0; } }
