// source: calls `java.lang.Class.getName` among lambdas
class NamesOfLambdas {
    public static void main(String[] args) throws Exception {
        Runnable runnable = () -> {};
        assert runnable.getClass().getName().length() > 1;
    }
}
