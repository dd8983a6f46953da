public class Main {
    public static void main(String[] args) {
        char c = 'A';
        System.out.println(c);
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        System.out.println(c++ + ++c);
        System.out.println("" + c + 1);
        System.out.println('a' + 'b' + "c");
        System.out.println("c" + 'a' + 'b');
        c += 32;
        System.out.println(c);
        System.out.println(c > 'a' ? c : 0);
        int zero = 0;
        System.out.println(true ? c : zero);
        System.out.println(false ? 1 : 'x');
        for (char k = 'a'; k <= 'z'; k += 5) {
            System.out.println(k + "=" + (int) k + (char) (k ^ 32));
        }
        char[] word = {'j', 'a', 'v', 'a'};
        System.out.println(word);
        System.out.println(String.valueOf(word) + word.length);
        char max = Character.MAX_VALUE;
        max++;
        System.out.println((int) max);
        switch (c) {
            case 'c' -> System.out.println("c");
            case 'd' -> System.out.println("d");
            default -> System.out.println("other " + c);
        }
        System.out.println((short) '\u00E9' + " " + (byte) '\u00E9' + " " + (int) (char) 233 + '\u0041' + '\101' + '\t' + '\\');
    }
}
