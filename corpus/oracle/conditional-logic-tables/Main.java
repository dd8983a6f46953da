import java.util.Arrays;

public class Main {
    static int classify(int a, int b, int c) {
        if (a > b) {
            if (b > c) {
                return 1;
            } else if (a > c) {
                return 2;
            }
            return 3;
        } else if (a == b && b == c) {
            return 4;
        } else if (a == b || b == c || a == c) {
            return a == b ? 5 : b == c ? 6 : 7;
        }
        return c < a ? 8 : c < b ? 9 : 10;
    }

    static String triangle(int a, int b, int c) {
        if (a <= 0 || b <= 0 || c <= 0 || a + b <= c || b + c <= a || a + c <= b) {
            return "none";
        }
        return a == b && b == c ? "equilateral" : a == b || b == c || a == c ? "isosceles"
            : a * a + b * b == c * c || a * a + c * c == b * b || b * b + c * c == a * a ? "right" : "scalene";
    }

    static String fizz(int n) {
        return (n % 3 == 0 ? "Fizz" : "") + (n % 5 == 0 ? "Buzz" : "") + (n % 3 != 0 && n % 5 != 0 ? n : "");
    }

    public static void main(String[] args) {
        int[] counts = new int[11];
        for (int a = 0; a < 4; a++) {
            for (int b = 0; b < 4; b++) {
                for (int c = 0; c < 4; c++) {
                    counts[classify(a, b, c)]++;
                    System.out.println(a + "" + b + c + " " + classify(a, b, c) + " " + triangle(a, b, c));
                }
            }
        }
        System.out.println(Arrays.toString(counts));
        System.out.println(triangle(3, 4, 5) + " " + triangle(5, 3, 4) + " " + triangle(4, 5, 6) + " " + triangle(1, 2, 3));
        for (int i = 1; i <= 15; i++) {
            System.out.println(fizz(i));
        }
        for (int bits = 0; bits < 16; bits++) {
            boolean p = (bits & 8) != 0;
            boolean q = (bits & 4) != 0;
            boolean r = (bits & 2) != 0;
            boolean s = (bits & 1) != 0;
            System.out.println((p && q || r && s) + " " + (p ? q : r ^ s) + " " + (!p | q & r == s) + " " + (p == q ? r : !s) + " " + ((p || q) && (r || s)));
        }
    }
}
