// holds
public class OverrideByWay {
    public static void main(String[] args) {
        assert p.A.call(new p.A()) == 1;
        assert p.A.call(new p.B()) == 2;
        assert p.A.call(new q.C()) == 3;
        assert p.A.call(new q.D()) == 14;
        // The class between the two is in another package, and does not override.
        assert p.A.call(new q.E()) == 1;
        assert p.A.call(new p.F()) == 6;
        assert p.A.call(new q.G()) == 6;
        assert q.E.callE(new p.F()) == 5;
        assert q.E.callE(new q.G()) == 7;
    }
}
// file: p/A.java
package p;
public class A { int m() { return 1; } public static int call(A a) { return a.m(); } }
// file: p/B.java
package p;
public class B extends A { protected int m() { return 2; } }
// file: q/C.java
package q;
public class C extends p.B { protected int m() { return 1 + super.m(); } }
// file: q/D.java
package q;
public class D extends C { public int m() { return 11 + super.m(); } }
// file: q/E.java
package q;
public class E extends p.A { int m() { return 5; } public static int callE(E e) { return e.m(); } }
// file: p/F.java
package p;
public class F extends q.E { int m() { return 6; } }
// file: q/G.java
package q;
public class G extends p.F { public int m() { return 7; } }
