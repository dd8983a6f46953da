// hazard: asks for `[Ljava.lang.Object;`, whose subclasses JBMC does not know
class SubclassesOfArrays {
    public static void main(String[] args) {
        Object table = new int[1][1];
        assert !(table instanceof Object[]);
    }
}
