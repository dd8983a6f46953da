public class Main {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        sb.append(1).append('c').append("str").append(2.5).append(true).append((Object) null).append(3L).append(1.5f).append(new char[] {'x', 'y'});
        System.out.println(sb);
        System.out.println(sb.length() + " " + sb.indexOf("str") + " " + sb.lastIndexOf("r") + " " + sb.charAt(2));
        sb.insert(0, "start ").insert(3, 42).insert(sb.length(), '!').insert(5, false);
        System.out.println(sb);
        sb.delete(0, 4).deleteCharAt(0).replace(0, 2, "REPLACED");
        System.out.println(sb);
        sb.reverse();
        System.out.println(sb);
        sb.setCharAt(0, '#');
        sb.setLength(10);
        System.out.println(sb + "|" + sb.length());
        sb.setLength(12);
        System.out.println((int) sb.charAt(11) + " " + sb.substring(2) .length() + " " + sb.substring(1, 4));
        sb.setLength(0);
        System.out.println(sb.isEmpty() + "|" + sb + "|");
        for (int i = 0; i < 100; i++) {
            sb.append(i % 10).append(i % 7 == 0 ? "-" : "");
        }
        System.out.println(sb);
        System.out.println(new StringBuilder("abc").compareTo(new StringBuilder("abd")) + " " + "abc".contentEquals(new StringBuilder("abc")));
        System.out.println(new StringBuilder("abc").equals(new StringBuilder("abc")));
        System.out.println(new StringBuilder("race a car").reverse().append("x", 0, 1).appendCodePoint(65));
        System.out.println(new StringBuilder("a\uD83D\uDE00b").reverse().codePointAt(1));
        StringBuffer buffer = new StringBuffer("buf");
        buffer.append(1).insert(0, "x").reverse();
        System.out.println(buffer + " " + buffer.length());
        System.out.println(new StringBuilder().append(Integer.MIN_VALUE).append(Long.MAX_VALUE).append(-0.0).append(1e-5f).append(Double.NaN));
        System.out.println(new StringBuilder("hello").chars().filter(c -> c == 'l').count());
        System.out.println(new StringBuilder("x").append("y").append(new StringBuilder("z")).append((String) null));
        StringBuilder wide = new StringBuilder("ab").append('\u4E2D').append("cd");
        System.out.println(wide.length() + " " + (int) wide.charAt(2) + " " + wide.deleteCharAt(2) + wide.length());
    }
}
