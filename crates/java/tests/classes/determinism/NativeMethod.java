// source: calls the native method `NativeMethod.ask`
class NativeMethod {
    public static void main(String[] args) throws Exception {
        assert ask() == 1;
    }

    static native int ask();
}
