public class Main {
    static StringBuilder log = new StringBuilder();

    static int returns() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
            log.append("f");
        }
    }

    @SuppressWarnings("finally")
    static int overrides() {
        try {
            throw new IllegalStateException();
        } finally {
            return 7;
        }
    }

    static int nested(int k) {
        try {
            try {
                if (k == 0) {
                    throw new ArithmeticException("a");
                }
                if (k == 1) {
                    throw new IllegalArgumentException("i");
                }
                return 10;
            } catch (ArithmeticException e) {
                log.append("A");
                throw new RuntimeException("wrapped " + e.getMessage());
            } finally {
                log.append("1");
            }
        } catch (IllegalArgumentException e) {
            log.append("I");
            return 20;
        } catch (RuntimeException e) {
            log.append("R");
            return 30;
        } finally {
            log.append("2");
        }
    }

    static int loop() {
        int count = 0;
        for (int i = 0; i < 6; i++) {
            try {
                if (i == 1) {
                    continue;
                }
                if (i == 4) {
                    break;
                }
                count += 10;
            } finally {
                count++;
            }
        }
        return count;
    }

    static int deep(int n) {
        try {
            return n == 0 ? 1 / n : deep(n - 1);
        } finally {
            log.append(n);
        }
    }

    public static void main(String[] args) {
        System.out.println(returns() + " " + overrides() + " " + loop());
        for (int k = 0; k < 3; k++) {
            System.out.println(nested(k) + " " + log);
        }
        log.setLength(0);
        try {
            deep(5);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage() + " " + log);
        }
        try {
            try {
                throw new RuntimeException("first");
            } finally {
                Object o = null;
                o.toString();
            }
        } catch (NullPointerException e) {
            System.out.println("second replaces first, suppressed " + e.getSuppressed().length);
        }
        String s = "a";
        try {
            s += "b";
            Integer.parseInt(s);
            s += "c";
        } catch (NumberFormatException e) {
            s += "d" + e.getMessage();
        } finally {
            s += "e";
        }
        System.out.println(s);
        try {
            throw new Error("error");
        } catch (Throwable t) {
            System.out.println(t + " " + t.getMessage() + " " + t.getCause() + " " + t.getLocalizedMessage());
        }
    }
}
