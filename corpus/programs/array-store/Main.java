public class Main {
    static class Fruit {
    }

    static class Apple extends Fruit {
    }

    static class Pear extends Fruit {
    }

    static void put(Fruit[] bowl, int at, Fruit fruit) {
        bowl[at] = fruit;
    }

    public static void main(String[] args) {
        Fruit[] mixed = new Fruit[2];
        put(mixed, 0, new Apple());
        put(mixed, 1, new Pear());
        assert mixed[1] instanceof Pear;
        Fruit[] apples = new Apple[2];
        put(apples, 0, new Apple());
        put(apples, 1, new Pear());
    }
}
