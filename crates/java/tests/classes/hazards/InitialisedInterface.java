// hazard: implements `InitialisedInterface$Shape`, which has an initialiser, in `InitialisedInterface$Square`
class InitialisedInterface {
    public static void main(String[] args) {
        new Square();
        assert seen == 1;
    }

    static int seen;

    interface Shape { int SIDES = look(); }

    static int look() { return ++seen; }

    static class Square implements Shape {}
}
