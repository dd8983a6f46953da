public class Main {
    public static void main(String[] args) {
        String[] texts = {"12", "-7", "+3", "", "12a", "99999999999", " 1", "0x10"};
        int good = 0;
        int bad = 0;
        for (String text : texts) {
            try {
                Integer.parseInt(text);
                good++;
            } catch (NumberFormatException e) {
                bad++;
            }
        }
        assert good == 3 && bad == 5;
    }
}
