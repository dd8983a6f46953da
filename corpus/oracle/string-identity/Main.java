public class Main {
    static final String CONSTANT = "constant";
    static String variable = "con";

    public static void main(String[] args) {
        String a = "constant";
        System.out.println(a == CONSTANT);
        System.out.println(a == "con" + "stant");
        System.out.println(a == variable + "stant");
        System.out.println(a == (variable + "stant").intern());
        final String local = "con";
        System.out.println(a == local + "stant");
        System.out.println(a == new String("constant"));
        System.out.println(a == new String("constant").intern());
        System.out.println(a == String.valueOf("constant"));
        System.out.println(a == a.trim());
        System.out.println(a == a.substring(0));
        System.out.println(a == a.toString());
        System.out.println(a == a.toLowerCase());
        System.out.println(a == a.concat(""));
        System.out.println(a == a.replace('x', 'y'));
        System.out.println(a == Main.CONSTANT.intern());
        System.out.println("" == "a".substring(1));
        System.out.println("" == new StringBuilder().toString());
        System.out.println("1" == Integer.toString(1));
        System.out.println("1" == Integer.toString(1).intern());
        System.out.println("true" == String.valueOf(true));
        System.out.println("null" == String.valueOf((Object) null));
        System.out.println(a.equals(new String("constant")) && a.hashCode() == new String("constant").hashCode());
        System.out.println(Inner.CONSTANT == CONSTANT);
    }

    static class Inner {
        static final String CONSTANT = "cons" + 't' + "ant";
    }
}
