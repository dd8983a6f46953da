// hazard: reads the arguments of `main`
class Arguments {
    public static void main(String[] args) {
        assert args.length < 2;
    }
}
