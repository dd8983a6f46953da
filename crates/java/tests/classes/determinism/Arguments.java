// source: reads the arguments of `main`

class Arguments {
    public static void main(String[] args) throws Exception {
        assert args.length == 0;
    }
}
