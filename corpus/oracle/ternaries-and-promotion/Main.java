public class Main {
    public static void main(String[] args) {
        Object[] results = {true ? 1 : 'a', true ? 1 : 2.0, false ? 1 : 2L, true ? (short) 1 : 'b', true ? null : 0, true ? (Integer) 5 : (Double) 2.0,
            false ? "s" : 'c', true ? (byte) 1 : (short) 2, true ? 'a' : (byte) 1};
        for (Object result : results) {
            System.out.println(result + " " + (result == null ? "null" : result.getClass().getSimpleName()));
        }
        int i = 7;
        long l = 7;
        System.out.println(i / 2 + " " + i / 2.0 + " " + l / 2f + " " + 'a' / 2 + " " + (byte) 200 / 3);
        System.out.println(1 + 2 + "3" + 4 + 5);
        System.out.println((i == l) + " " + (i == 7.0f) + " " + ('a' == 97) + " " + (0.1f == 0.1) + " " + (0.5f == 0.5));
        System.out.println(1 / 2 * 2.0 + " " + 1 / 2.0 * 2);
        System.out.println(Integer.MAX_VALUE + 1L + " " + (Integer.MAX_VALUE + 1) + " " + (Integer.MAX_VALUE + 1.0f) + " " + (Integer.MAX_VALUE + 1.0));
        short s1 = 1;
        short s2 = 2;
        System.out.println(((Object) (s1 + s2)).getClass().getName());
        System.out.println(((Object) (s1 + 1L)).getClass().getName());
        System.out.println(((Object) (+s1)).getClass().getName());
        System.out.println(((Object) (char) 98).getClass().getName());
    }
}
