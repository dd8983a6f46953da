import java.util.Optional;
public class Main {
  static RuntimeException saved;
  static class Odd extends RuntimeException { Odd() { saved = this; } }
  public static void main(String[] args) {
    Optional<Integer> o = Optional.empty();
    java.util.function.Supplier<RuntimeException> s =
        () -> saved;
    try {
      throw new Odd();
    } catch (Odd e) { }
    int k = o.orElseThrow(s);
  }
}
