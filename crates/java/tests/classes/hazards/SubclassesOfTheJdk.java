// hazard: asks for `java.lang.Number`, whose subclasses JBMC does not know
// hazard: asks for `java.lang.RuntimeException`, whose subclasses JBMC does not know
class SubclassesOfTheJdk {
    public static void main(String[] args) {
        Object number = 3;
        Object exception = new IllegalStateException();
        assert !(number instanceof Number) && !(exception instanceof RuntimeException);
    }
}
