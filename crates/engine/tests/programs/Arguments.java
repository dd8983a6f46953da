// undecided the arguments of main
public class Arguments {
    public static void main(String[] args) {
        assert args.length == 0;
    }
}
