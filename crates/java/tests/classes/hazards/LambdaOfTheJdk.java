// hazard: makes a lambda for `java.lang.Runnable`, which JBMC takes as null
class LambdaOfTheJdk {
    public static void main(String[] args) {
        Runnable runnable = () -> System.out.println();
        runnable.run();
        assert false;
    }
}
