public class Main {
    public static void main(String[] args) {
        String text = "the quick brown fox jumps over the lazy dog";
        StringBuilder capitals = new StringBuilder();
        for (String word : text.split(" ")) {
            capitals.append(Character.toUpperCase(word.charAt(0))).append(word, 1, word.length()).append(' ');
        }
        String result = capitals.toString().trim();
        assert result.equals("The Quick Brown Fox Jumps Over The Lazy Dog");
        assert result.chars().filter(Character::isUpperCase).count() == 9;
        assert text.indexOf("the", 1) == 31 && text.lastIndexOf('o') == 41;
    }
}
