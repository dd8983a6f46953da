public class Main {
    static class Animal {
        int legs = 4;
    }

    static class Bird extends Animal {
        int wings = 2;

        Bird() {
            legs = 2;
        }
    }

    static int wings(Animal animal) {
        if (animal.legs <= 4) {
            return ((Bird) animal).wings;
        }
        return 0;
    }

    public static void main(String[] args) {
        int bird = wings(new Bird());
        int other = wings(new Animal());
        assert bird == 2 && other == 0;
    }
}
