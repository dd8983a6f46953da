// undecided netscape.javascript.JSObject
public class ClassOutsideOfJava {
    public static void main(String[] args) {
        boolean isFound = true;
        try {
            Class.forName("netscape.javascript.JSObject");
        } catch (ClassNotFoundException e) {
            isFound = false;
        }
        assert !isFound;
    }
}
