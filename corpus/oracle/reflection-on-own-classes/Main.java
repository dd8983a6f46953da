import java.lang.reflect.*;
public class Main {
  public static class Made { public String value; public int n = 3; private long secret = 7L; public final int fixed = 5; public static double shared = 1.5; public Made() {} public Made(int n) { this.n = n; } public int twice(int x) { return 2 * x + n; } private String hidden(String s) { return s + secret; } public static long sum(long a, int b) { return a + b; } public void fail() { throw new IllegalStateException("no"); } }
  interface Shape { double area(); }
  static class Square implements Shape { public double area() { return 4; } }
  static abstract class Abstract { public Abstract() {} }
  public static void main(String[] a) throws Exception {
    Class<?> c = Class.forName("Main$Made");
    Object o = c.newInstance();
    Field f = c.getField("value");
    f.set(o, "text");
    System.out.println(((Made) o).value + f.get(o) + f.getName() + f.getType().getName() + Modifier.toString(f.getModifiers()));
    Field n = c.getDeclaredField("n"); n.setInt(o, 9); System.out.println(n.getInt(o) + " " + n.get(o) + " " + n.getLong(o)); n.set(o, (byte) 4); System.out.println(((Made) o).n);
    Method m = c.getMethod("twice", int.class);
    System.out.println(m.invoke(o, 21) + " " + m.getName() + m.getReturnType() + m.getParameterCount());
    Method h = c.getDeclaredMethod("hidden", String.class); h.setAccessible(true); System.out.println(h.invoke(o, "x"));
    System.out.println(c.getMethod("sum", long.class, int.class).invoke(null, 5, 6));
    Object p = c.getConstructor(int.class).newInstance(11); System.out.println(((Made) p).n);
    try { c.getMethod("fail").invoke(o); } catch (InvocationTargetException e) { System.out.println(e.getCause() + " " + e.getTargetException().getMessage()); }
    try { c.getMethod("nope"); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
    try { c.getField("nope"); } catch (NoSuchFieldException e) { System.out.println(e.getMessage()); }
    try { m.invoke(o, "s"); } catch (IllegalArgumentException e) { System.out.println("iae"); }
    try { m.invoke(o); } catch (IllegalArgumentException e) { System.out.println("iae"); }
    try { m.invoke(null, 1); } catch (NullPointerException e) { System.out.println("npe"); }
    try { m.invoke("other", 1); } catch (IllegalArgumentException e) { System.out.println("iae"); }
    try { c.getField("fixed").setInt(o, 1); } catch (IllegalAccessException e) { System.out.println("final"); }
    try { Abstract.class.getConstructor().newInstance(); } catch (InstantiationException e) { System.out.println("abstract"); }
    Field s = c.getField("shared"); s.setDouble(null, 2.5); System.out.println(Made.shared + " " + s.get(null));
    for (Field each : c.getDeclaredFields()) System.out.println(each.getName() + " " + each.getType());
    System.out.println(Shape.class.getMethod("area").invoke(new Square()));
    System.out.println(Shape.class.getDeclaredMethods().length + " " + Shape.class.getDeclaredMethods()[0].getName());
    System.out.println(String.class.getMethod("length").invoke("four") + " " + "abc".getClass().getMethod("charAt", int.class).invoke("abc", 1));
    System.out.println(java.util.ArrayList.class.getDeclaredConstructor().newInstance());
    Other.look();
    Class<?>[] types = m.getParameterTypes(); System.out.println(types.length + " " + types[0] + " " + m.isVarArgs() + m.getDeclaringClass());
    System.out.println(f.equals(c.getField("value")) + " " + m.equals(h) + " " + (m.hashCode() == c.getMethod("twice", int.class).hashCode()));
  }
}
class Other { static void look() throws Exception { try { Class.forName("Main$Made").getDeclaredField("secret").get(new Main.Made()); System.out.println("seen"); } catch (IllegalAccessException e) { System.out.println("private"); } } }
