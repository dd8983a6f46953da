public class Main {}
