// undecided IllegalAccessError
public class PrivateInSuperclass {
    static class Outer { }

    public static void main(String[] args) {
        B object = new B();
        try {
            object.m();
        } catch (IllegalAccessError error) {
            // The virtual machine resolves the name to the private method.
            assert false;
        }
    }
}

class A { private int m() { return 1; } }

interface I { default int m() { return 2; } }

class B extends A implements I { }
