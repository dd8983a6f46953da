public class Main {
    interface Work {
        Object run();
    }

    static void attempt(String name, Work work) {
        try {
            System.out.println(name + " -> " + work.run());
        } catch (RuntimeException e) {
            System.out.println(name + " !! " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String s = "hello";
        attempt("charAt 4", () -> s.charAt(4));
        attempt("charAt 5", () -> s.charAt(5));
        attempt("charAt -1", () -> s.charAt(-1));
        attempt("substring 6", () -> s.substring(6));
        attempt("substring -1", () -> s.substring(-1));
        attempt("substring 3 2", () -> s.substring(3, 2));
        attempt("substring 5 5", () -> s.substring(5, 5));
        attempt("substring 0 9", () -> s.substring(0, 9));
        attempt("subSequence", () -> s.subSequence(2, 8));
        attempt("repeat", () -> s.repeat(-1));
        attempt("codePointAt", () -> s.codePointAt(5));
        attempt("sb charAt", () -> new StringBuilder("ab").charAt(2));
        attempt("sb delete", () -> new StringBuilder("ab").delete(3, 4));
        attempt("sb insert", () -> new StringBuilder("ab").insert(3, "x"));
        attempt("sb deleteCharAt", () -> new StringBuilder("ab").deleteCharAt(2));
        attempt("sb replace", () -> new StringBuilder("ab").replace(2, 1, "x"));
        attempt("sb substring", () -> new StringBuilder("ab").substring(1, 3));
        attempt("sb capacity", () -> new StringBuilder(-1));
        attempt("sb setLength", () -> {
            new StringBuilder().setLength(-1);
            return "";
        });
        attempt("sb append range", () -> new StringBuilder().append("abc", 2, 1));
        attempt("new String", () -> new String(new char[3], 1, 3));
        attempt("valueOf", () -> String.valueOf(new char[2], 1, 2));
        attempt("join null", () -> String.join(null, "a"));
    }
}
