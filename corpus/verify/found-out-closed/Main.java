/** What is printed on a closed stream is an error. */
public class Main {
    public static void main(String[] args) {
        System.out.close();
        System.out.print("x");
        assert !System.out.checkError();
    }
}
