public class Main {
    static String join(String[] parts, char separator) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            if (i > 0) {
                text.append(separator);
            }
            text.append(parts[i]);
        }
        return text.toString();
    }

    public static void main(String[] args) {
        String joined = join(new String[] {"ab", "c", ""}, '-');
        StringBuilder builder = new StringBuilder("xyz");
        builder.append(1).append('q').append(true).append(2.5);
        builder.insert(0, "<").setCharAt(1, 'X');
        String built = builder.toString();
        String reversed = new StringBuilder("abc").reverse().toString();
        builder.setLength(2);
        assert joined.equals("ab-c-");
        assert built.equals("<Xyz1qtrue2.5");
        assert reversed.equals("cba");
        assert builder.length() == 2;
    }
}
