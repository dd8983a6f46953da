public class Main {
    interface Shape {
        double area();

        default String describe() {
            return name() + " of " + area();
        }

        private String name() {
            return prefix() + getClass().getSimpleName();
        }

        static String prefix() {
            return "the ";
        }
    }

    interface Scaled extends Shape {
        int factor();

        @Override
        default String describe() {
            return Shape.super.describe() + " times " + factor();
        }
    }

    interface Loud {
        default String describe() {
            return "LOUD";
        }
    }

    static class Circle implements Shape {
        @Override
        public double area() {
            return 3.0;
        }
    }

    static class Big implements Scaled, Loud {
        @Override
        public double area() {
            return 1.5;
        }

        @Override
        public int factor() {
            return 4;
        }

        @Override
        public String describe() {
            return Scaled.super.describe() + "/" + Loud.super.describe();
        }
    }

    static class Parent {
        public String describe() {
            return "class wins";
        }
    }

    static class Child extends Parent implements Loud {
    }

    interface Left {
        default int id() {
            return 1;
        }
    }

    interface MoreLeft extends Left {
        @Override
        default int id() {
            return 2;
        }
    }

    static class Diamond implements MoreLeft, Left {
    }

    public static void main(String[] args) {
        Shape[] shapes = {new Circle(), new Big()};
        for (Shape shape : shapes) {
            System.out.println(shape.describe());
            System.out.println(shape instanceof Loud);
        }
        System.out.println(new Child().describe());
        Loud loud = new Child();
        System.out.println(loud.describe());
        System.out.println(new Diamond().id() + " " + ((Left) new Diamond()).id());
        Shape lambda = () -> 2.25;
        System.out.println(lambda.area());
        System.out.println(Shape.prefix());
        Scaled anonymous = new Scaled() {
            @Override
            public double area() {
                return 9;
            }

            @Override
            public int factor() {
                return -1;
            }
        };
        System.out.println(anonymous.describe());
    }
}
