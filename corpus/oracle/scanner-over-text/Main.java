import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner scanner = new Scanner("12 apples 3.5 true\nnext line here\n99 x");
        System.out.println(scanner.nextInt() + scanner.next() + scanner.nextDouble() + scanner.nextBoolean());
        System.out.println("[" + scanner.nextLine() + "][" + scanner.nextLine() + "]");
        System.out.println(scanner.hasNextInt() + " " + scanner.nextInt() + " " + scanner.hasNextInt() + " " + scanner.next() + scanner.hasNext());
        Scanner commas = new Scanner("a,b,,c").useDelimiter(",");
        while (commas.hasNext()) {
            System.out.print("<" + commas.next() + ">");
        }
        System.out.println();
        try {
            new Scanner("word").nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Scanner("").next();
        } catch (NoSuchElementException e) {
            System.out.println("none");
        }
    }
}
