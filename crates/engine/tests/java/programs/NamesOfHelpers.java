// holds
/** No program finds the classes that only the engine has. */
public class NamesOfHelpers {
    public static void main(String[] args) {
        boolean isFound = true;
        try {
            Class.forName("<runtime>");
        } catch (ClassNotFoundException exception) {
            isFound = false;
        }
        assert !isFound;
    }
}
