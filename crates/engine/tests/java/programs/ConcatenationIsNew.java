// holds
public class ConcatenationIsNew {
    static String empty() {
        return new String("");
    }

    public static void main(String[] args) {
        String left = empty();
        String right = empty();
        assert left + right != "";
        assert left + right + left != "";
        assert left + "" != "";
        boolean isEmpty = left.isEmpty();
        float nan = left.length() / 0f;
        // The texts of some values are constants, and are not copied.
        assert "" + isEmpty == "true";
        assert "" + nan == "NaN";
        assert "" + nan + isEmpty != "NaNtrue";
    }
}
