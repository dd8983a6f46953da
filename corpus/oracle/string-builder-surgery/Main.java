public class Main {
    public static void main(String[] args) {
        StringBuilder builder = new StringBuilder("abcdef");
        builder.insert(3, 12).insert(0, 'x').insert(builder.length(), true).insert(2, 1.5f);
        System.out.println(builder + " " + builder.length());
        builder.delete(1, 4).deleteCharAt(0).replace(2, 5, "---").setCharAt(0, '#');
        System.out.println(builder);
        System.out.println(builder.reverse() + " " + builder.indexOf("-") + " " + builder.lastIndexOf("-") + " " + builder.indexOf("q"));
        builder.setLength(3);
        builder.setLength(6);
        System.out.println(builder.toString().replace('\0', '0') + " " + builder.charAt(2));
        StringBuffer buffer = new StringBuffer();
        for (int i = 0; i < 30; i += 7) {
            buffer.append(i).append(i % 2 == 0 ? ',' : ';').append((Object) null).append(new char[] {'a', (char) ('a' + i)}, 1, 1);
        }
        System.out.println(buffer + " " + buffer.capacity());
        System.out.println(buffer.substring(5) + "|" + buffer.subSequence(2, 4) + "|" + buffer.codePointAt(3));
        System.out.println(new StringBuilder("b").compareTo(new StringBuilder("a")) + " " + "ab".contentEquals(new StringBuilder("ab")));
        StringBuilder emoji = new StringBuilder("a\uD83D\uDE00b");
        System.out.println(emoji.length() + " " + emoji.codePointCount(0, emoji.length()) + " " + emoji.reverse().codePointAt(1));
        for (int cut : new int[] {-1, 3, 9}) {
            try {
                System.out.println(new StringBuilder("xyz").substring(cut));
            } catch (StringIndexOutOfBoundsException e) {
                System.out.println("out of bounds " + cut);
            }
        }
    }
}
