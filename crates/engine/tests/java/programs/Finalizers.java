// undecided the finalizer of the class
public class Finalizers {
    @Override
    protected void finalize() {}

    public static void main(String[] args) {
        assert new Finalizers() != null;
    }
}
