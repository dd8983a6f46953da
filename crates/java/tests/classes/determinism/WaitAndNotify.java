// source: calls `java.lang.Object.notifyAll`
class WaitAndNotify {
    public static void main(String[] args) throws Exception {
        Object lock = "x";
        synchronized (lock) {
            lock.notifyAll();
        }
    }
}
