// undecided a class loader
/** Not all classes of the JDK have the first of all loaders. */
public class LoaderOfOtherModule {
    public static void main(String[] args) {
        assert java.sql.Timestamp.class.getClassLoader() == null;
    }
}
