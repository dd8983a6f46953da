// hazard: calls `java.util.Arrays.sort`, which JBMC does not know
class ArraySort {
    public static void main(String[] args) {
        int[] numbers = {2, 1};
        java.util.Arrays.sort(numbers);
        assert numbers[0] == 2;
    }
}
