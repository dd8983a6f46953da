// source: calls `java.lang.Thread.join`
// source: calls `java.lang.Thread.start`
// source: makes a `java.lang.Thread`
class Threads {
    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(() -> System.out.println());
        thread.start();
        thread.join();
    }
}
