/** JDK 25 starts this `main`, JDK 21 does not. */
class Main {
    static void main(String[] args) {
        assert args.length > 100;
    }
}
