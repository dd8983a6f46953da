class Arrays {
    int[] field = new int[3];
    @SuppressWarnings({"all"}) int[] list = {1, 2};

    Object m(int n) {
        int[] a = new int[n], b = {1, f()}, c[] = {{1}, new int[2]};
        String[] s = new String[] {"a"}; java.util.List<String>[] l = new java.util.List[n][];
        n = new int[] {1, 2}[0] + new int[3].length; f(new int[n], new long[][] {{1}, {}});
        return new Object[n][new int[] {1}.length];
    }
}
