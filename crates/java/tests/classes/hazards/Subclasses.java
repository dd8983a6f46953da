// harmless
class Subclasses {
    public static void main(String[] args) {
        Object shape = new Square();
        Object numbers = new int[1];
        assert shape instanceof Shape && numbers instanceof int[] && !(shape instanceof String);
        Shape same = (Shape) shape;
        assert same == shape;
    }

    interface Shape {}

    static class Square implements Shape {}
}
