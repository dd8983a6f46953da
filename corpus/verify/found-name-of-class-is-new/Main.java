/** The simple name of a class is no literal. */
public class Main {
    static class Inner {}

    public static void main(String[] args) {
        assert Inner.class.getSimpleName() == "Inner";
    }
}
