class Parent {
    int x = 1;
    static int count = 100;

    int x() {
        return x;
    }
}

public class Main extends Parent {
    int x = 2;
    static int count = 200;

    int sum(int x) {
        int count = 5;
        {
            int inner = x + this.x + super.x;
            count += inner;
        }
        {
            long inner = 1000L;
            count += (int) inner;
        }
        return count;
    }

    public static void main(String[] args) {
        Main m = new Main();
        Parent p = m;
        int x = 30;
        int total = m.sum(x);
        int count = Parent.count + Main.count;
        assert total == 1038;
        assert m.x == 2 && p.x == 1 && m.x() == 1;
        assert count == 300 && x == 30;
    }
}
