public class Main {
    private int value = 10;
    private static int shared = 5;

    class Inner {
        int value = 20;

        class Deep {
            int value = 30;

            String show() {
                return value + " " + this.value + " " + Inner.this.value + " " + Main.this.value + " " + shared;
            }

            void change() {
                Main.this.value++;
                Inner.this.value += 2;
                value += 3;
                shared *= 2;
            }
        }
    }

    static class Nested {
        int get(Main m) {
            return m.value + shared;
        }
    }

    Runnable counter() {
        int[] local = {0};
        return new Runnable() {
            private int calls;

            @Override
            public void run() {
                calls++;
                local[0] += 10;
                value += 100;
                System.out.println(calls + " " + local[0] + " " + value + " " + Main.this.value);
            }
        };
    }

    public static void main(String[] args) {
        Main m = new Main();
        Main.Inner inner = m.new Inner();
        Inner.Deep deep = inner.new Deep();
        System.out.println(deep.show());
        deep.change();
        System.out.println(deep.show());
        System.out.println(new Nested().get(m));
        Runnable a = m.counter();
        Runnable b = m.counter();
        a.run();
        a.run();
        b.run();
        class Local {
            final int x;

            Local(int x) {
                this.x = x + shared;
            }

            Local twice() {
                return new Local(x * 2);
            }
        }
        System.out.println(new Local(1).twice().twice().x);
        System.out.println(inner.getClass().getName() + " " + deep.getClass().getName() + " " + new Local(0).getClass().getName());
        System.out.println(a.getClass().getName() + " " + a.getClass().getSimpleName().isEmpty() + " " + inner.getClass().getSimpleName());
        record LocalRecord(int a) {
        }
        enum LocalEnum {
            X, Y
        }
        interface LocalInterface {
            int f();
        }
        LocalInterface f = () -> LocalEnum.values().length;
        System.out.println(new LocalRecord(3) + " " + LocalEnum.Y + " " + f.f());
    }
}
