import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        Object[] all = {(byte) -1, (short) 300, 70000, 1L << 33, 2.75f, -1e10, 'A'};
        for (Object o : all) {
            if (o instanceof Number n) {
                System.out.println(n.byteValue() + " " + n.shortValue() + " " + n.intValue() + " " + n.longValue() + " " + n.floatValue() + " " + n.doubleValue());
            } else {
                System.out.println((int) (Character) o);
            }
            System.out.println(o + " " + o.hashCode() + " " + o.getClass().getSimpleName());
        }
        int i = 'x';
        long l = i;
        float f = l;
        double d = f;
        System.out.println(i + " " + l + " " + f + " " + d);
        Integer boxed = i;
        long fromBoxed = boxed;
        double fromBoxed2 = boxed;
        System.out.println(fromBoxed + " " + fromBoxed2 + " " + (boxed == 120) + " " + (boxed == 120.0) + " " + boxed.equals('x'));
        char c = (char) (int) boxed;
        System.out.println(c + " " + (char) (c + 1) + " " + (c == boxed) + " " + (byte) c);
        List<Long> longs = new ArrayList<>();
        longs.add(5L);
        longs.add((long) i);
        System.out.println(longs.contains(5L) + " " + longs.contains((Object) 5) + " " + longs.indexOf(120L) + " " + longs.remove(Long.valueOf(5)));
        List<Character> chars = new ArrayList<>(List.of('a', 'b'));
        System.out.println(chars.contains('a') + " " + chars.indexOf((char) 98) + " " + chars);
        double total = 0;
        for (Number n : List.of(1, 2L, 3.5f, 4.25, (short) 5)) {
            total += n.doubleValue();
        }
        System.out.println(total);
        Integer a = 1000;
        int b = 1000;
        Long w = 1000L;
        System.out.println((a == b) + " " + (w == b) + " " + a.equals(b) + " " + w.equals(b) + " " + w.equals(1000L) + " " + a.compareTo(b));
        System.out.println(Integer.valueOf("12") + Integer.parseInt("13") + Long.valueOf(14) + Double.valueOf("1.5"));
        System.out.println(Integer.toString(5) + Long.toString(6) + Double.toString(7) + Character.toString('8') + Boolean.toString(true) + Float.toString(9));
        boolean flag = Boolean.TRUE;
        flag ^= Boolean.parseBoolean("True");
        System.out.println(flag);
        short s = (short) 40000;
        Short sb = s;
        System.out.println(sb + " " + sb.intValue() + " " + (sb & 0xFFFF) + " " + Short.valueOf("123"));
        Character ch = 'q';
        ch++;
        System.out.println(ch + " " + (ch + 1) + " " + Character.getNumericValue('7') + " " + (int) Character.valueOf('7'));
        Object mixed = args.length == 0 ? 1 : "s";
        System.out.println(mixed.getClass().getSimpleName());
        Object promoted = args.length == 0 ? Integer.valueOf(1) : Double.valueOf(2);
        System.out.println(promoted);
    }
}
