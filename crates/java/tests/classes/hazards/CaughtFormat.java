// hazard: catches `java.lang.IllegalArgumentException`, whose subclasses in the JDK JBMC does not know
class CaughtFormat {
    public static void main(String[] args) {
        int seen = 0;
        try {
            try {
                throw new NumberFormatException();
            } catch (IllegalArgumentException e) {
                seen = 1;
            }
        } catch (NumberFormatException e) {
            seen = 2;
        }
        assert seen == 2;
    }
}
