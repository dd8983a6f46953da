import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
public class Main {
  public static void main(String[] args) {
    Function<Integer, Integer> f = x -> 1 / x;
    CompletableFuture<Integer> c = CompletableFuture.completedFuture(0);
    CompletableFuture<Integer> d;
    d = c.thenApply(f);
    int k = 3;
    k++;
    d.join();
  }
}
