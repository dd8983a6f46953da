// hazard: synchronizes on what may be null
class SynchronizedOnNull {
    public static void main(String[] args) {
        Object lock = null;
        try {
            synchronized (lock) {
                assert true;
            }
        } catch (NullPointerException e) {
            assert false;
        }
    }
}
