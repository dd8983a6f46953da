import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;

public class Main {
    public static void main(String[] args) {
        Object[] values = {1, 1L, 1.0, 1f, '1', "1", true, (short) 1, (byte) 1, null, 127, 128, new String("1")};
        for (int i = 0; i < values.length; i++) {
            StringBuilder row = new StringBuilder();
            for (Object v : values) {
                row.append(Objects.equals(values[i], v) ? '=' : '.');
            }
            System.out.println(row + " " + values[i] + " " + Objects.hashCode(values[i]));
        }
        System.out.println(Integer.valueOf(127) == Integer.valueOf(127));
        System.out.println(Integer.valueOf(128) == Integer.valueOf(128));
        System.out.println(Integer.valueOf(1000).equals(1000));
        System.out.println(Long.valueOf(5) == Long.valueOf(5L));
        System.out.println(new int[] {1}.equals(new int[] {1}));
        System.out.println(List.of(1).equals(Arrays.asList(1)));
        System.out.println("a".equals('a') + " " + "".equals(null));
        System.out.println(1 == 1.0);
        System.out.println(Double.NaN == Double.NaN);
        System.out.println(Double.valueOf(Double.NaN).equals(Double.NaN));
        System.out.println(0.0 == -0.0);
        System.out.println(Double.valueOf(0.0).equals(-0.0));
        System.out.println(Float.valueOf(0f).compareTo(-0f));
        String s1 = "hel" + "lo";
        String s2 = "hello";
        String s3 = new String("hello");
        String s4 = s3.intern();
        char[] letters = {'h', 'e', 'l', 'l', 'o'};
        String s5 = new String(letters);
        letters[0] = 'j';
        System.out.println((s1 == s2) + " " + (s2 == s3) + " " + (s2 == s4) + " " + (s5 == s2) + " " + s5 + " " + (s5.intern() == s1));
        System.out.println(new StringBuilder("x").toString() == "x");
        Boolean t1 = true;
        Boolean t2 = !false;
        System.out.println(t1 == t2);
        System.out.println(Character.valueOf('z') == Character.valueOf('z'));
        System.out.println(new ArrayList<>(List.of(1, 2)).equals(new LinkedList<>(List.of(1, 2))));
        System.out.println(new HashSet<>(List.of(1, 2)).equals(new TreeSet<>(List.of(2, 1))));
        System.out.println(new ArrayList<>().equals(new HashSet<>()));
        System.out.println(Map.entry(1, 2).equals(Map.entry(1, 2)));
        System.out.println(Optional.of(5).equals(Optional.of(5)));
    }
}
