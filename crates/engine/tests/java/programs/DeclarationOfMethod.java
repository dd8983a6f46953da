// undecided how a member is declared
public class DeclarationOfMethod {
    public static void main(String[] args) throws Exception {
        assert DeclarationOfMethod.class.getMethod("main", String[].class).getExceptionTypes().length == 1;
    }
}
