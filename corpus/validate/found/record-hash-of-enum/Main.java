import java.util.*;
public class Main {
  enum En { A, B, C }
  static class K {}
  record R(En e) {}
  record RK(K k) {}
  record RR(R r) {}
  
  public static void main(String[] args) {
    assert new R(En.C).hashCode() != 1;
  }
}
