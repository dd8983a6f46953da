// undecided the order of methods
/** Each JVM has the methods of a class in an order of its own. */
public class OrderOfMethods {
    interface One {
        int only();
    }

    public static void main(String[] args) {
        assert One.class.getDeclaredMethods()[0].getName().equals("only");
        assert OrderOfMethods.class.getDeclaredMethods()[0].getName().equals("main");
    }

    static void other() { }
}
