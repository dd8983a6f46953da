/** Nobody has to give an argument. */
public class Main {
    public static void main(String[] args) {
        System.out.println("Hello, " + args[0]);
    }
}
