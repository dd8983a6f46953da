package jurat;

public class Launch {
    public static void main(String[] args) {
    }
}
