public class Trouble extends RuntimeException { }
