import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

public class Main {
    static class Account {
        private final String owner;
        protected int balance;

        Account(String owner) {
            this.owner = owner;
        }

        Account(String owner, int balance) {
            this(owner);
            if (balance < 0) {
                throw new IllegalArgumentException("negative: " + balance);
            }
            this.balance = balance;
        }

        int deposit(int amount) {
            return balance += amount;
        }

        static String bank() {
            return "bank";
        }
    }

    public static void main(String[] args) throws Exception {
        Constructor<Account> constructor = Account.class.getDeclaredConstructor(String.class, int.class);
        Account account = constructor.newInstance("ann", 5);
        System.out.println(constructor.getParameterCount() + " " + account.deposit(3));
        Method deposit = Account.class.getDeclaredMethod("deposit", int.class);
        System.out.println(deposit.invoke(account, 10) + " " + deposit.getReturnType() + " " + deposit.getName());
        System.out.println(Account.class.getDeclaredMethod("bank").invoke(null));
        Field balance = Account.class.getDeclaredField("balance");
        balance.setInt(account, 7);
        System.out.println(balance.getInt(account) + " " + balance.get(account) + " " + Modifier.toString(balance.getModifiers()) + " " + balance.getType());
        try {
            constructor.newInstance("bob", -1);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause().getClass().getName() + " " + e.getCause().getMessage());
        }
        try {
            deposit.invoke(account, "ten");
        } catch (IllegalArgumentException e) {
            System.out.println("illegal");
        }
        try {
            Account.class.getDeclaredMethod("withdraw", int.class);
        } catch (NoSuchMethodException e) {
            System.out.println("missing");
        }
        System.out.println(Class.forName("Main$Account").getSimpleName() + " " + int[].class.getName() + " " + Account[].class.getComponentType().getName());
        System.out.println(Modifier.isStatic(Account.class.getModifiers()) + " " + Account.class.isInstance(account) + " " + Number.class.isAssignableFrom(Integer.class));
        Object array = java.lang.reflect.Array.newInstance(int.class, 3);
        java.lang.reflect.Array.setInt(array, 1, 42);
        System.out.println(((int[]) array)[1] + " " + java.lang.reflect.Array.getLength(array));
    }
}
