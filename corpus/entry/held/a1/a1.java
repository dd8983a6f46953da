/** A class may have the name that others give to variables. */
class a1 {
    static void asked(Thing thing) {
        assert thing == null;
    }
}

class Thing {
    void asked(Thing thing) {
    }
}
