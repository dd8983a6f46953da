import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Main {
    static int created;
    static final List<String> LOG = new ArrayList<>();
    final int id;
    int value;
    Main next;

    Main(int value) {
        this.value = value;
        id = ++created;
        LOG.add("new " + id);
    }

    Main add(int x) {
        value += x;
        return this;
    }

    static int total(Main... all) {
        int sum = 0;
        for (Main m : all) {
            sum += m.value;
        }
        return sum;
    }

    static void swap(Main a, Main b) {
        Main t = a;
        a = b;
        b = t;
        a.value++;
    }

    static void change(int x, int[] xs, String s, StringBuilder sb) {
        x = 99;
        xs[0] = 99;
        s += "!";
        sb.append("!");
        xs = new int[] {7};
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Main m && m.value == value;
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static void main(String[] args) {
        Main a = new Main(1);
        Main b = new Main(2);
        Main alias = a;
        alias.add(10).add(100);
        System.out.println(a.value + " " + b.value + " " + (a == alias) + " " + a.equals(b) + " " + total(a, b, alias) + " " + created);
        swap(a, b);
        System.out.println(a.value + " " + b.value);
        int x = 1;
        int[] xs = {1};
        String s = "s";
        StringBuilder sb = new StringBuilder("sb");
        change(x, xs, s, sb);
        System.out.println(x + " " + xs[0] + " " + s + " " + sb);
        a.next = b;
        b.next = a;
        System.out.println(a.next.next.id + " " + a.next.next.next.value + " " + (a.next.next == a));
        a.next.next = null;
        System.out.println(b.next + " " + LOG);
        Main nobody = null;
        System.out.println(nobody.created + " " + ((Main) null).total());
        for (int i = 0; i < 3; i++) {
            Main m = new Main(i);
            m.next = a;
            a = m;
        }
        for (Main m = a; m != null; m = m.next) {
            System.out.println(m.id + ":" + m.value);
        }
        System.out.println(new Main(5).equals(new Main(5)) + " " + new Main(5).hashCode() + " " + created + " " + LOG.size());
        Main[] array = new Main[3];
        System.out.println(array[0] + " " + Arrays.asList(array) + " " + new int[2][2][1].length);
    }
}
