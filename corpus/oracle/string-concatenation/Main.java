public class Main {
    static class Named {
        @Override
        public String toString() {
            return "Named!";
        }
    }

    static class Nothing {
        @Override
        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) {
        byte b = -1;
        short s = 300;
        char c = 'c';
        long l = 1L << 33;
        float f = 1.5f;
        double d = -0.0;
        boolean z = true;
        Object o = null;
        String n = null;
        System.out.println("" + b + s + c + l + f + d + z + o + n + new Named() + new Nothing());
        System.out.println(b + s + "|" + b + s + "|" + (b + s));
        System.out.println(c + c + "x" + c + c);
        System.out.println(n + "a" + n);
        System.out.println("a" + 1 + 'b' + 2L + 3.0f + 4.0 + true + null);
        final String constant = "con" + "stant" + 1 + true + 'c' + 2.5;
        System.out.println(constant);
        String built = "";
        for (int i = 0; i < 20; i++) {
            built += i;
            built = i % 2 == 0 ? built + "," : "," + built;
        }
        System.out.println(built);
        System.out.println("long " + "chain " + b + " " + s + " " + c + " " + l + " " + f + " " + d + " " + z + " " + o + " " + n + " " + b + s + c + l + f + d + z);
        char[] chars = {'a', 'b'};
        System.out.println("chars " + chars.length + chars[0] + chars[1] + (char) (chars[0] + 2) + (chars[0] + 2));
        System.out.println("percent % and \u0001 control".length() + "\u0002".length());
        StringBuilder sb = new StringBuilder("sb");
        System.out.println("with " + sb + sb.append("!") + sb);
        int i = 0;
        System.out.println("order " + i++ + i++ + ++i + i);
        System.out.println(Integer.MIN_VALUE + "" + Long.MIN_VALUE + Float.MAX_VALUE + Double.MIN_VALUE);
    }
}
