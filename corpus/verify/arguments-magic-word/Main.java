public class Main {
    public static void main(String[] args) {
        boolean isOpen = false;
        if (args.length == 2 && args[1].equals("open sesame")) {
            isOpen = true;
        }
        assert !isOpen;
    }
}
