/** Every construct that sites know, in layouts that nobody likes. All of it prints, so that a change shows. */
public class Main {
    public static void main(String[] args) throws Exception {
        Stores.run();
        Declarations.run();
        Loops.run();
        Statements.run();
        Touching.run();
        Classes.run();
        Generics.run();
        Anonymous.run();
        deep.er.Far.run();
    }
}
