// undecided IllegalAccessError
public class HiddenFromInterface {
    public static void main(String[] args) {
        p.I object = new q.B();
        try {
            object.m();
        } catch (IllegalAccessError error) {
            // The virtual machine selects the method of the superclass, which only its package sees.
            assert false;
        }
    }
}
// file: p/A.java
package p;
public class A { void m() { } }
// file: p/I.java
package p;
public interface I { default void m() { } }
// file: q/B.java
package q;
public class B extends p.A implements p.I { }
