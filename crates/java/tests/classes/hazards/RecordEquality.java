// hazard: has a call site that `java.lang.runtime.ObjectMethods` makes, which JBMC does not know
class RecordEquality {
    public static void main(String[] args) {
        assert !new Pair(1, 2).equals(new Pair(1, 2));
    }

    record Pair(int left, int right) {}
}
