class Stores {
    int x;
    static int s;
    Stores next;

    void m(int p) {
        x = 1; this.x = 2; next.x = 3; Stores.s = 4; f().x = 5; p = 6;
        x += 1; ++x; --x; x++; x--; f().x++; next
            .x
            ++;
        int a, b;
        a = b = 3;
        if ((a = p) > 0 && (b += 1) > 0) b = 2; else b = 3;
        for (a = 0, b = 1; a < b; a++, --b) p = a++ + --b;
        p = x++ + this.x-- + next.next.x++ + f().x++ + (a)++;
        Runnable r = () -> x = 7;
        Runnable q = () -> x++;
        java.util.function.IntSupplier v = () -> { return x++; };
        switch (p) { case 1 -> x = 8; case 2 -> x++; default -> { x = 9; } }
        p = switch (p) { case 1 -> x = 8; case 2 -> x++; default -> { yield x = 9; } };
    }
}
