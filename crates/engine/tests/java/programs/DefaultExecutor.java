// undecided another thread
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;

/** Which one it is depends on the number of processors. */
public class DefaultExecutor {
    public static void main(String[] args) {
        assert !(new CompletableFuture<Integer>().defaultExecutor() instanceof ForkJoinPool);
    }
}
