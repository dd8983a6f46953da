// undecided the start of the virtual machine
public class StartOfTheVirtualMachine {
    public static void main(String[] args) {
        assert String.class.getModule() == null;
    }
}
