package p;

/** A class may have the name of its package. */
class p {
    static void asked(int x) {
        assert x == 0;
    }
}
