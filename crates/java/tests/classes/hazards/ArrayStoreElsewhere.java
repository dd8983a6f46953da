// hazard: stores into an array that may be one of a subclass
class ArrayStoreElsewhere {
    public static void main(String[] args) {
        fill(new Lower[1]);
    }

    static class Upper {}

    static class Lower extends Upper {}

    static void fill(Upper[] array) { array[0] = new Upper(); }
}
