public class Main {
    public static void main(String[] args) {
        System.out.println(2 + 3 * 4 - 5 % 3);
        System.out.println(1 << 2 + 3);
        System.out.println((1 << 2) + 3);
        System.out.println(7 & 3 + 4);
        System.out.println(5 | 2 ^ 7 & 3);
        System.out.println(-5 / 2 * 2 + -5 % 2);
        System.out.println(~5 + 1);
        System.out.println(-~5);
        System.out.println(!true ^ true | false & true);
        System.out.println(1 < 2 == true);
        System.out.println(5 > 3 ? 1 : 5 > 4 ? 2 : 3);
        System.out.println(1 + 1 + "=" + 1 + 1);
        System.out.println(10 - 4 - 3);
        System.out.println(2 * 3 / 4 * 5);
        System.out.println(100 / 10 / 5);
        System.out.println(-8 >> 1 >>> 1);
        System.out.println(1 == 1 != false);
        System.out.println((byte) 300 + (short) 70000 + (char) 65 + (int) 3.99);
        System.out.println((int) 'a' + 1 + (char) 98);
        System.out.println((double) 1 / 2 + (float) 1 / 3);
        System.out.println(1 / 2 + 1 / 2.0);
        System.out.println('a' + 'b' + " " + 'a' + 'b');
        int x = 5;
        System.out.println(x + + x - - x);
        System.out.println(x++ + ++x);
        System.out.println(x-- - --x);
        System.out.println(-x++);
        System.out.println(x = 3);
        int a, b, c;
        a = b = c = 4;
        a += b -= c *= 2;
        System.out.println(a + " " + b + " " + c);
        System.out.println(x > 2 && x < 5 || x == 100 && x / 0 > 1);
        System.out.println((x & 1) == 0 ? "even" : "odd");
        System.out.println(0.1 + 0.2 == 0.3);
        System.out.println(0.1f + 0.2f == 0.3f);
        System.out.println(1e308 * 10 / 10);
        System.out.println(Integer.MAX_VALUE + 1 < 0);
        System.out.println((short) (Short.MAX_VALUE + 1));
        System.out.println(07 + 0x10 + 0b11 + 1_0);
        System.out.println(5 & 6 | 1 ^ 3);
        System.out.println(1 - -1 + +1);
        System.out.println("a" + null + 'c' + 1.0 + true + 2L);
        System.out.println((Object) 1 == (Object) 1);
    }
}
