/** What is written to a closed stream is an error of the stream, and of nobody else. */
public class Main {
    static int asked;

    @Override
    public String toString() {
        asked++;
        return "main";
    }

    static void trouble(String what) {
        System.out.println(what + " " + System.err.checkError());
    }

    public static void main(String[] args) {
        System.err.close();
        trouble("closed");
        System.err.println(new Main());
        trouble("println");
        System.err.printf("%s", new Main());
        System.err.append("x").append('y').print(1L);
        System.err.print(2.5);
        System.err.write(new byte[3], 1, 100);
        System.err.flush();
        System.err.close();
        System.out.println(asked);
        try {
            System.err.writeBytes(null);
            System.out.println("written");
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            System.out.write(new byte[3], 1, 3);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("outside");
        }
        try {
            System.out.write(new byte[3], -1, 2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("before");
        }
        try {
            System.out.write(new byte[3], 1, -2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("less than nothing " + (e instanceof ArrayIndexOutOfBoundsException));
        }
    }
}
