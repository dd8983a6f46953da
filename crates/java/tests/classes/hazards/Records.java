// harmless
class Records {
    public static void main(String[] args) {
        assert new Pair(1, 2).left() == 1;
    }

    record Pair(int left, int right) {}
}
