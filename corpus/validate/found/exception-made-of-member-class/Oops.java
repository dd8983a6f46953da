class Hold { static class Oops extends RuntimeException { } }
