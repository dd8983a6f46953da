// deterministic

class ArgumentsUnused {
    public static void main(String[] args) throws Exception {
        int args2 = 1;
        assert args2 == 1;
    }
}
