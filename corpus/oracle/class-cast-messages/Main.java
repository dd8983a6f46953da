public class Main {
    interface Flyer {
    }

    static class Animal {
    }

    static class Bird extends Animal implements Flyer {
    }

    static class Cat extends Animal {
    }

    static void attempt(java.util.function.Supplier<Object> work) {
        try {
            System.out.println(work.get().getClass().getSimpleName());
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        Animal bird = new Bird();
        Animal cat = new Cat();
        Object text = "text";
        Object numbers = new int[1];
        Object words = new String[1];
        attempt(() -> (Bird) bird);
        attempt(() -> (Bird) cat);
        attempt(() -> (Flyer) bird);
        attempt(() -> (Flyer) cat);
        attempt(() -> (Cat) (Object) text);
        attempt(() -> (Integer) text);
        attempt(() -> (long[]) numbers);
        attempt(() -> (Object[]) words);
        attempt(() -> (Object[]) numbers);
        attempt(() -> (Cat[]) words);
        attempt(() -> ((Comparable<?>) text));
        attempt(() -> ((Comparable<?>) cat));
        attempt(() -> {
            Object[] store = new Animal[1];
            store[0] = cat;
            try {
                store[0] = text;
            } catch (ArrayStoreException e) {
                System.out.println(e.getMessage());
            }
            return store;
        });
        System.out.println((bird instanceof Flyer) + " " + (cat instanceof Flyer) + " " + (null instanceof Animal) + " " + (words instanceof Object[]));
        System.out.println((numbers instanceof int[]) + " " + (new Cat[0] instanceof Animal[]) + " " + (words instanceof Comparable[]));
    }
}
