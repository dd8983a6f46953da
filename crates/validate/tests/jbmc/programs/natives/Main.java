package natives;

class Main {
    static native void call();

    public static void main(String[] args) {
        if (args.length == 0) {
            call();
        }
    }
}
