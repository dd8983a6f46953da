import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Handles of fields, used with the fields' own types. */
public class Main {
    byte small = 120;
    char letter = 'y';
    short middle = -32768;
    int number = 7;
    long large = Long.MAX_VALUE;
    float single = 0.5f;
    double twice = 0.25;
    boolean flag;
    String text = "old";
    final int fixed = Integer.parseInt("3");

    static VarHandle find(String name, Class<?> type) throws ReflectiveOperationException {
        return MethodHandles.lookup().findVarHandle(Main.class, name, type);
    }

    static void missing(String name, Class<?> type) throws ReflectiveOperationException {
        try {
            find(name, type);
            System.out.println(name + " is there");
        } catch (NoSuchFieldException e) {
            System.out.println(name + " is no " + type);
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Main main = new Main();
        VarHandle small = find("small", byte.class);
        System.out.println((byte) small.getAndAdd(main, (byte) 10) + " " + main.small);
        small.getAndAdd(main, (byte) -100);
        System.out.println((byte) small.get(main));
        VarHandle letter = find("letter", char.class);
        letter.getAndAdd(main, (char) 0xffff);
        System.out.println((char) letter.getVolatile(main));
        VarHandle middle = find("middle", short.class);
        System.out.println((short) middle.getAndAdd(main, (short) -1) + " " + main.middle);
        VarHandle number = find("number", int.class);
        System.out.println(number.compareAndSet(main, 7, 8) + " " + number.compareAndSet(main, 7, 9) + " " + main.number);
        System.out.println((int) number.compareAndExchange(main, 8, 10) + " " + (int) number.getAndSet(main, 11) + " " + main.number);
        number.compareAndSet(main, 11, 12);
        number.setRelease(main, main.number + 1);
        System.out.println((int) number.getAcquire(main));
        VarHandle large = find("large", long.class);
        System.out.println((long) large.getAndAdd(main, 1L) + " " + main.large);
        VarHandle single = find("single", float.class);
        single.getAndAdd(main, 1.25f);
        VarHandle twice = find("twice", double.class);
        System.out.println((double) twice.getAndAdd(main, 4.0) + " " + main.twice + " " + main.single);
        VarHandle flag = find("flag", boolean.class);
        flag.set(main, true);
        System.out.println((boolean) flag.getAndSet(main, false) + " " + main.flag);
        VarHandle text = find("text", String.class);
        System.out.println((String) text.getAndSet(main, "new") + " " + main.text);
        try {
            flag.getAndAdd(main, true);
            System.out.println("added");
        } catch (UnsupportedOperationException e) {
            System.out.println("flags are not added: " + e.getMessage());
        }
        VarHandle fixed = find("fixed", int.class);
        System.out.println((int) fixed.get(main));
        try {
            fixed.set(main, 4);
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed " + main.fixed);
        }
        try {
            fixed.compareAndSet(main, 3, 4);
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed " + main.fixed);
        }
        missing("number", long.class);
        missing("nothing", int.class);
        missing("text", Object.class);
        missing("text", String.class);
    }
}
