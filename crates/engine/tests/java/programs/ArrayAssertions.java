// violated 5
class ArrayAssertions {
    public static void main(String[] args) {
        assert !int.class.desiredAssertionStatus() && !String.class.desiredAssertionStatus();
        assert ArrayAssertions[].class.desiredAssertionStatus();
    }
}
