// undecided message
public class StoreOfLambda {
    public static void main(String[] args) {
        String message = "";
        Runnable lambda = () -> {};
        try {
            Object[] array = new String[1];
            array[0] = lambda;
        } catch (ArrayStoreException e) {
            message = e.getMessage();
        }
        assert !message.startsWith("StoreOfLambda$$Lambda$");
    }
}
