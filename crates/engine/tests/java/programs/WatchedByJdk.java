// undecided more objects than a virtual machine may have room for
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

public class WatchedByJdk {
    public static void main(String[] args) throws InterruptedException {
        FutureTask<Integer> task = new FutureTask<>(() -> new long[1_000_000_000].length);
        task.run();
        boolean hasRoom = true;
        try {
            task.get();
        } catch (ExecutionException e) {
            hasRoom = false;
        }
        assert hasRoom;
    }
}
