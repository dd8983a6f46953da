public class Main {
    private int balance;
    private boolean open = true;
    private Main partner;

    void deposit(int amount) {
        if (open) {
            balance += amount;
        }
    }

    Main close() {
        open = false;
        return this;
    }

    public static void main(String[] args) {
        Main first = new Main();
        Main second = new Main();
        first.partner = second;
        second.partner = first;
        first.deposit(50);
        first.partner.deposit(20);
        second.close().deposit(1000);
        Main alias = first;
        alias.balance -= 5;
        assert first.balance == 45;
        assert second.balance == 20 && !second.open;
        assert first.partner.partner == alias;
    }
}
