public class Main {
    public static void main(String[] args) {
        String command = System.getProperty("sun.java.command");
        String[] packages = new String[Package.getPackages().length];
        assert command.equals("Main") && packages.length > 0;
        assert !command.equals("Main");
    }
}
