import java.util.List;
import java.util.Optional;

public class Main {
    public static void main(String[] args) {
        System.out.print(1);
        System.out.print(' ');
        System.out.print(2L);
        System.out.print("s");
        System.out.print(1.5f);
        System.out.print(2.5);
        System.out.print('c');
        System.out.print(true);
        System.out.print((Object) null);
        System.out.print((String) null);
        System.out.print(new char[] {'x', 'y'});
        System.out.println();
        System.out.println(1);
        System.out.println(1L << 40);
        System.out.println(1.0f);
        System.out.println(1.0);
        System.out.println('x');
        System.out.println(false);
        System.out.println("text");
        System.out.println((Object) "object");
        System.out.println((String) null);
        System.out.println(new char[] {'a', 'b', 'c'});
        System.out.println(new StringBuilder("builder"));
        System.out.println(List.of(1, 2));
        System.out.println((byte) 1);
        System.out.println((short) 2);
        System.out.println((int) 'a');
        System.out.println((char) 97);
        System.out.println('a' + 1);
        System.out.println("" + 'a' + 1);
        System.out.println(Integer.valueOf(5));
        System.out.println(Optional.of("o"));
        System.out.append("append").append('c').append("subsequence", 3, 6).println();
        System.out.printf("%d %s%n", 1, "two");
        System.out.write('w');
        System.out.write('\n');
        System.out.flush();
        System.out.print("no newline, then\nembedded\n\n");
        System.out.print("");
        System.out.println("tab\tand \"quotes\" and \\");
        for (int i = 0; i < 5; i++) {
            System.out.print(i + (i < 4 ? "," : "\n"));
        }
        Object o = new Object() {
            @Override
            public String toString() {
                return "anonymous";
            }
        };
        System.out.println(o);
        System.out.println("x" + o);
    }
}
