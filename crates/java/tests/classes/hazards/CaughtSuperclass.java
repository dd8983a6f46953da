// hazard: catches `java.lang.RuntimeException`, whose subclasses in the JDK JBMC does not know
class CaughtSuperclass {
    public static void main(String[] args) {
        int seen = 0;
        try {
            try {
                throw new IllegalStateException();
            } catch (RuntimeException e) {
                seen = 1;
            }
        } catch (IllegalStateException e) {
            seen = 2;
        }
        assert seen == 2;
    }
}
