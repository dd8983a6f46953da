class Oops extends RuntimeException { }
