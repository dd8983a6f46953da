class Elements {
    int[] a = new int[3];
    int k;

    void m(int i, Integer j, char c) {
        a[0] = 1; a[i] = 2; a[i + 1] = 3; a[f()] = 4; a[k] = 5; a[j] = 6; a[c] = 7; a[(i)] = 8;
        a[i] = i = 1; a[i++] = 2; a[i] = a[i] = 3;
        a[i] += 1; a[i]++; --a[i]; f()[i]++;
        i = a[i]++ + this.a[0]-- + a[f()]++ + f()[0]++ + a[i + 1]++;
        int[][] m = {{1}}; m[i][0] = 1; m[i][j]++; i = m[i][0]++;
    }
}
