import java.util.concurrent.*;
public class Main {
  static class T extends RecursiveAction { protected void compute() { 
      int z = 0; z = 1 / z; } }
  public static void main(String[] args) {
    T t = new T();
    t.quietlyInvoke();
    int k = 3;
    t.join();
  }
}
