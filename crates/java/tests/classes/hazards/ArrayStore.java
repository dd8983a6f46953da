// hazard: stores into an array that may be one of a subclass
class ArrayStore {
    public static void main(String[] args) {
        Object[] objects = new String[1];
        try {
            objects[0] = new int[0];
        } catch (IllegalStateException e) {
            assert false;
        }
    }
}
