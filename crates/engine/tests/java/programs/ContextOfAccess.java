// undecided the context of access control
/** There always is a context. */
public class ContextOfAccess {
    public static void main(String[] args) {
        assert java.security.AccessController.getContext() == null;
    }
}
