import java.util.EmptyStackException;
import java.util.List;
import java.util.Stack;
import java.util.StringTokenizer;
import java.util.Vector;

public class Main {
    public static void main(String[] args) {
        Stack<Integer> stack = new Stack<>();
        for (int i = 0; i < 6; i++) {
            stack.push(i * i);
        }
        System.out.println(stack + " " + stack.peek() + " " + stack.pop() + " " + stack.search(1) + " " + stack.search(99) + " " + stack.empty() + " " + stack.get(0));
        while (!stack.isEmpty()) {
            System.out.println(stack.pop());
        }
        try {
            stack.pop();
        } catch (EmptyStackException e) {
            System.out.println("EmptyStackException " + e.getMessage());
        }
        Vector<String> vector = new Vector<>(List.of("a", "b"));
        vector.addElement("c");
        vector.insertElementAt("z", 0);
        System.out.println(vector + " " + vector.elementAt(1) + " " + vector.firstElement() + vector.lastElement() + " " + vector.capacity());
        vector.removeElement("b");
        System.out.println(vector + " " + vector.indexOf("c"));
        StringTokenizer tokens = new StringTokenizer("a b,c;d", " ,;");
        System.out.println(tokens.countTokens());
        while (tokens.hasMoreTokens()) {
            System.out.println(tokens.nextToken());
        }
        StringTokenizer with = new StringTokenizer("1+2*3", "+*", true);
        while (with.hasMoreElements()) {
            System.out.println(with.nextElement());
        }
        java.util.Hashtable<String, Integer> table = new java.util.Hashtable<>();
        table.put("one", 1);
        table.put("two", 2);
        System.out.println(table.get("one") + " " + table.contains(2) + " " + table.size());
        try {
            table.put("three", null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        java.util.Enumeration<String> e = vector.elements();
        while (e.hasMoreElements()) {
            System.out.println(e.nextElement());
        }
    }
}
