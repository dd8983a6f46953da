final class Verifier {}
