public class Other { public static void main(String[] a) { int k = a.length + 3; assert k < 3; } }
