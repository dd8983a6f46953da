/** Tokens without a blank between them: what is woven in must not become a part of its neighbours. */
class Touching {
    static int a=1,b;static int[]c={1,2};static Object o="text";

    static int returns(int n){if(n>0)return(a=n)+1;else{return-n;}}
    static int inverts(int n){return~(a=n);}static boolean denies(boolean it){return!(it=!it);}
    static String texts(){return"text"+(b=2);}static char letters(){return'c';}
    static void throwsIt(){throw(RuntimeException)(o=new RuntimeException("thrown"));}
    static int chooses(int n){return switch(n){case(1)->a=5;case(2)->{yield(a=6)+1;}case 3->{yield-(a=7);}default->-(a=8);};}
    static void picks(String s){switch(s){case"a":b=1;case("b"):b+=2;break;default:b=3;}}
    static void asserts(){assert(a=1)==1;assert!(b==99);assert"text".length()==4:"message";assert+a==a;assert-a<a:a=3;assert~a<0;asser\u0074(a==1);}
    static int loops(){int n=0;do--n;while(n>-3);do{n++;}while(n<3);for(int i=0;i<3;++i)n+=i++;while(n-->0)b-=-n;for(;;){if(n++>3)break;else++b;}return n;}
    static void operators(){int x=1,y=2;x=y+a++;x=y+ +a;x=y-a--;x=y- -a;x=-a--;x=+a++;x=- --a;x+=a+++y;x-=a---y;x=a++/(b=2);x=y*c[a=1]++;x=y-c[0]--;x=(y)+c[1]++;System.out.println(x+y+a+b+c[0]+c[1]);}
    static boolean tests(){return(o="text")instanceof String s&&s.length()>(a=2);}
    static int lambdas(){java.util.function.IntUnaryOperator f=n->a=n;java.util.function.IntSupplier g=()->-(a=4);return f.applyAsInt(3)+g.getAsInt();}
    static int\u0020escaped(){int x=1;x=x\u002b\u0020+a;return(a)\u002b\u002b\u002bx;}

    static void run(){
        System.out.println(returns(1)+returns(-1)+inverts(3)+""+denies(true)+texts()+letters());
        try{throwsIt();}catch(RuntimeException e){System.out.println(e.getMessage());}
        System.out.println(chooses(1)+chooses(2)+chooses(3)+chooses(4));picks("a");picks("b");picks("c");
        asserts();System.out.println(loops());operators();System.out.println(tests()+""+lambdas()+escaped());
    }
}
