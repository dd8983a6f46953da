class H { static int k = 5; }
