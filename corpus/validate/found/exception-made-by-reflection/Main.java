import java.util.Optional;
public class Main {
  static RuntimeException r;
  static Optional<Integer> o = Optional.empty();
  public static void main(String[] args) throws Exception {
    r = IllegalStateException.class.newInstance();
    java.util.function.Supplier<RuntimeException> s =
        () -> r;
    int k = o.orElseThrow(s);
  }
  static class Oops extends RuntimeException { public Oops() { } }
}
