// hazard: calls `java.lang.Object.getClass`, which JBMC does not know
// hazard: compares references to `java.lang.Class`
class ClassOfObject {
    public static void main(String[] args) {
        Object object = "x";
        assert object.getClass() != String.class;
    }
}
