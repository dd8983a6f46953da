// harmless
class Texts {
    public static void main(String[] args) {
        int number = 3;
        String text = "a" + number + 'c' + "d" + true;
        assert text.equals("a3cdtrue") && text.length() == 8 && "x".contains("x");
        System.out.println(text);
    }
}
