public class Main {
    public static void main(String[] args) {
        Integer small = 127;
        Integer sameSmall = 127;
        Integer large = 1000;
        Integer sameLarge = 1000;
        Long wide = 1000L;
        Character letter = 'x';
        Boolean flag = true;
        Double real = 0.5;
        int plain = large;
        large++;
        boolean cached = small == sameSmall;
        boolean equal = sameLarge.equals(plain);
        boolean differentTypes = wide.equals(plain);
        double total = real + small + wide + letter;
        assert cached;
        assert equal && !differentTypes;
        assert large == 1001 && sameLarge == 1000;
        assert flag && total == 1247.5;
    }
}
