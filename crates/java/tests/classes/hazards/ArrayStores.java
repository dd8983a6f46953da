// harmless
class ArrayStores {
    public static void main(String[] args) {
        String[] texts = new String[2];
        texts[0] = "x";
        Object[] objects = {"x", texts};
        Upper[] uppers = {new Upper(), new Lower()};
        swap(uppers);
        assert objects.length == 2;
    }

    static class Upper {}

    static class Lower extends Upper {}

    static void swap(Upper[] array) {
        Upper first = array[0];
        array[0] = array[1];
        array[1] = first;
    }
}
