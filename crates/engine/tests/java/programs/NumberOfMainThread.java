// holds
public class NumberOfMainThread {
    public static void main(String[] args) {
        long id = Thread.currentThread().getId();
        // Since JDK 24 it is 3.
        assert id == 1 || id == 3;
    }
}
