import java.lang.reflect.*;

public class Main {
    interface Operation {
        int apply(int a, int b);
    }

    static class Add implements Operation {
        public int apply(int a, int b) {
            return a + b;
        }
    }

    static class Negate implements Operation {
        Negate() { }

        public int apply(int a, int b) {
            return -a;
        }
    }

    static class Broken implements Operation {
        Broken() {
            throw new IllegalStateException("broken");
        }

        public int apply(int a, int b) {
            return 0;
        }
    }

    public static class Bean {
        private String name = "bean";
        int count = 41;
        protected double ratio = 0.5;

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public static Bean make() {
            return null;
        }
    }

    static class Derived extends Bean implements Comparable<Derived> {
        public int compareTo(Derived other) {
            return 0;
        }
    }

    static int sum(int... numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"Add", "Negate", "Missing", "Broken"}) {
            try {
                Operation operation = (Operation) Class.forName("Main$" + name).getDeclaredConstructor().newInstance();
                System.out.println(name + " " + operation.apply(20, 22) + " " + operation.getClass().getSimpleName());
            } catch (ClassNotFoundException e) {
                System.out.println("no class " + e.getMessage());
            } catch (InvocationTargetException e) {
                System.out.println("failed: " + e.getCause().getMessage());
            } catch (NoSuchMethodException e) {
                System.out.println("no constructor " + e.getMessage());
            }
        }
        Object bean = new Bean();
        for (Field field : Bean.class.getDeclaredFields()) {
            field.setAccessible(true);
            Object old = field.get(bean);
            if (field.getType() == int.class) {
                field.setInt(bean, field.getInt(bean) + 1);
            } else if (field.getType() == String.class) {
                field.set(bean, old + "!");
            }
            System.out.println(field.getName() + " " + field.getType().getSimpleName() + " " + old + " " + field.get(bean));
        }
        Method setter = Bean.class.getMethod("setName", String.class);
        System.out.println(setter.invoke(bean, "new") + " " + Bean.class.getMethod("getName").invoke(bean));
        System.out.println(Modifier.isPrivate(Bean.class.getDeclaredField("name").getModifiers()) + Modifier.toString(Bean.class.getMethod("make").getModifiers()) + Bean.class.getMethod("make").invoke(null));
        Method inherited = Derived.class.getMethod("getName");
        System.out.println(inherited.getDeclaringClass().getName() + inherited.invoke(new Derived()) + Derived.class.getSuperclass().getSimpleName() + Derived.class.getInterfaces().length);
        Method varargs = Main.class.getDeclaredMethod("sum", int[].class);
        System.out.println(varargs.invoke(null, (Object) new int[] {1, 2, 3}) + " " + varargs.isVarArgs());
    }
}
