//! Systems of conditions that have solutions, from one variable to six.

use jurat_solver::Function::{Acos, Asin, Atan, Cbrt, Cosh, Expm1, Log1p, Log10, Sinh, Tan, Tanh};

use crate::expression::{Expression, Terms};

/// What is to be true.
pub(crate) type System = for<'a> fn(&'a Terms) -> Vec<Expression<'a>>;

macro_rules! systems {
    ($($name:literal, |$terms:ident, $($variable:ident),*| [$($condition:expr),* $(,)?];)*) => {
        pub(crate) const SYSTEMS: &[(&str, System)] = &[$(
            ($name, |$terms| {
                let [$($variable),*] = $terms.variables();
                vec![$($condition),*]
            }),
        )*];
    };
}

systems! {
    "a cubic has a root near 1.77", |t, x| [(x * x * x - x * 2.0 - 2.0).abs().lt(1e-12), x.gt(0.0)];
    "a circle is met exactly", |t, x, y| [(x * x + y * y).eq(25.0), x.gt(1.0), y.gt(x)];
    "a circle off the axes", |t, x, y| [(x * x + y * y).eq(50.0), (x - y).eq(1.5)];
    "sum and product are given", |t, x, y| [(x + y).eq(10.0), (x * y).eq(21.0)];
    "sum and product, irrational", |t, x, y| [(x + y).near(7.0, 1e-9), (x * y).near(11.0, 1e-9), x.gt(y)];
    "sine and cosine at once", |t, x, y| [(x.sin() + y.cos()).gt(1.9), (x * y).lt(3.0), x.gt(1.0)];
    "a sine far out", |t, x| [x.gt(1000.0), x.lt(1010.0), x.sin().gt(0.999_99), x.cos().gt(0.0)];
    "where the cosine is its argument", |t, x| [x.cos().near(x, 1e-14)];
    "a tangent of 100", |t, x| [x.apply(Tan).near(100.0, 1e-6), x.gt(3.0), x.lt(8.0)];
    "exponential against a power", |t, x| [x.exp().near(x.pow(5.0), 1e-6), x.gt(2.0)];
    "x to the x", |t, x| [x.pow(x).near(100.0, 1e-9)];
    "x to the y is y to the x", |t, x, y| [x.pow(y).near(y.pow(x), 1e-6), (y - x).gt(1.0), x.gt(1.5)];
    "a logarithm of a logarithm", |t, x| [x.log().log().near(1.0, 1e-10)];
    "log base ten of a product", |t, x, y| [(x * y).apply(Log10).eq(3.0), (x + y).near(70.0, 1e-6)];
    "nested functions", |t, x| [(x.sin().exp() + x.cos()).log().gt(0.9)];
    "arcs of a triangle", |t, x, y| [(x.apply(Asin) + y.apply(Acos)).near(2.0, 1e-9), (x - y).near(0.3, 1e-9)];
    "the angle of a point on a circle", |t, x, y| [y.atan2(x).near(2.5, 1e-9), x.hypot(y).near(13.0, 1e-9)];
    "hyperbolic functions", |t, x, y| [(x.apply(Cosh) - y.apply(Sinh)).near(3.0, 1e-9), (x + y).near(4.0, 1e-9)];
    "a hyperbolic tangent nearly one", |t, x| [x.apply(Tanh).gt(0.999_999), x.apply(Tanh).lt(1.0), x.lt(8.0)];
    "cube roots", |t, x, y| [(x.apply(Cbrt) + y.apply(Cbrt)).near(5.0, 1e-9), (x + y).near(35.0, 1e-7)];
    "small exponentials", |t, x| [(x.apply(Expm1) / x).near(1.000_5, 1e-9), x.gt(0.0)];
    "compound interest", |t, r| [((r.apply(Log1p) * 10.0).exp()).near(2.0, 1e-9), r.gt(0.0)];
    "a remainder of a large number", |t, x| [x.gt(1000.0), (x % 7.25).near(3.5, 1e-6), (x % 2.0).near(1.0, 0.1)];
    "remainders of two moduli", |t, x| [(x % 5.0).eq(3.0), (x % 7.0).eq(4.0), x.gt(10.0)];
    "a remainder of a sine", |t, x, y| [((x.sin() * 10.0) % y).gt(2.9), y.lt(3.0), y.gt(0.0), x.gt(0.0)];
    "a line through a parabola", |t, x, y| [y.eq(x * x - 3.0), y.eq(x * 2.0)];
    "three planes", |t, x, y, z| [
        (x + y * 2.0 - z).near(4.0, 1e-9),
        (x * 3.0 - y + z).near(1.0, 1e-9),
        (x + y + z).near(6.0, 1e-9),
    ];
    "a sphere, a plane and a cone", |t, x, y, z| [
        (x * x + y * y + z * z).near(14.0, 1e-9),
        (x + y + z).near(6.0, 1e-9),
        (x * y).near(2.0, 1e-6),
    ];
    "a sphere exactly", |t, x, y, z| [(x * x + y * y + z * z).eq(49.0), x.gt(1.0), y.gt(x), z.gt(y)];
    "a box with volume and surface", |t, a, b, c| [
        (a * b * c).near(24.0, 1e-9),
        (a * b + b * c + a * c).near(26.0, 1e-9),
        (a + b + c).near(9.0, 1e-9),
        a.lt(b) & b.lt(c),
    ];
    "four distances", |t, x, y, u, v| [
        x.hypot(y).near(5.0, 1e-7),
        u.hypot(v).near(13.0, 1e-7),
        (x - u).hypot(y - v).near(10.0, 1e-7),
        (x * u + y * v).gt(0.0),
    ];
    "a product of five", |t, a, b, c, d, e| [
        (a * b * c * d * e).gt(1e6),
        (a + b + c + d + e).lt(90.0),
        a.gt(1.0) & b.gt(a) & c.gt(b) & d.gt(c) & e.gt(d),
    ];
    "six angles", |t, a, b, c, d, e, f| [
        (a.sin() + b.sin() + c.sin()).gt(2.9),
        (d.cos() + e.cos() + f.cos()).lt(-2.9),
        (a + b + c + d + e + f).near(20.0, 0.5),
    ];
    "a narrow valley", |t, x, y| [
        ((x * x - y).pow(2.0) * 100.0 + (x - 1.0).pow(2.0)).lt(1e-18),
    ];
    "a polynomial with an even root", |t, x| [((x - 3.0) * (x - 3.0) * (x + 2.0)).eq(0.0), x.gt(0.0)];
    "a polynomial of high degree", |t, x| [(x.pow(9.0) - x.pow(4.0) * 3.0 + x).near(17.0, 1e-9)];
    "a rational function", |t, x, y| [((x * x + 1.0) / (y - 2.0)).eq(40.0), (x / y).near(2.0, 1e-9)];
    "a square root in a square root", |t, x| [((x + 1.0).sqrt() + 2.0).sqrt().eq(2.5)];
    "either a large or a small number", |t, x| [
        (x.gt(1e10) & x.sin().gt(0.9)) | (x.lt(-1e10) & x.sin().lt(-0.9)),
        x.ne(0.0),
    ];
    "a branch decides", |t, x, y| [
        x.gt(y).choose(x * y, x - y).near(-12.0, 1e-9),
        (x + y).near(1.0, 1e-9),
    ];
    "rounding is seen", |t, x, y| [((x + y) - x).ne(y), x.lt(10.0), y.lt(1.0), x.gt(1.0), y.gt(0.1)];
    "absorbed", |t, x| [(x + 1.0).eq(x), x.gt(0.0), x.lt(1e17)];
    "a harmonic oscillator", |t, k, m| [
        ((k / m).sqrt() * 2.0).sin().near(0.5, 1e-9),
        (k * m).near(8.0, 1e-9),
        k.gt(1.0),
    ];
    "a gaussian", |t, x, s| [
        ((-(x * x)) / (s * s * 2.0)).exp().near(0.25, 1e-9),
        (x / s).apply(Atan).gt(1.0),
        s.gt(2.0),
    ];
    "two waves cancel", |t, a, b| [
        (a.sin() + b.sin()).near(0.0, 1e-12),
        (a.cos() + b.cos()).near(0.0, 1e-12),
        (b - a).gt(8.0),
        a.gt(0.3),
    ];
    "half a turn of a whole number", |t, x| [
        { let n = t.integer(); (n * 0.5).sin().gt(0.999) & n.gt(10.0) & x.eq(n / 4.0) },
    ];
}

/// Loops, unrolled.
pub(crate) const LOOPS: &[(&str, System)] = &[
    ("ten steps of a logistic map", |terms| {
        let [start] = terms.variables();
        let end = (0..10).fold(start, |x, _| x * 3.7 * (-x + 1.0));
        vec![start.gt(0.0), start.lt(1.0), end.gt(0.92)]
    }),
    ("eight steps of Newton's root", |terms| {
        let [square] = terms.variables();
        let end = (0..8).fold(square, |x, _| (x + square / x) * 0.5);
        vec![end.near(1.75, 1e-12), square.gt(1.0)]
    }),
    ("a sum of twenty inverses", |terms| {
        let [x] = terms.variables();
        let sum = (1..=20).fold(terms.number(0.0), |sum, n| sum + x.pow(f64::from(n)) / f64::from(n));
        vec![sum.near(2.0, 1e-9)]
    }),
    ("a ball in the wind, thirty steps", |terms| {
        let [speed, angle] = terms.variables();
        let (mut x, mut y) = (terms.number(0.0), terms.number(0.0));
        let (across, mut up) = (speed * angle.cos(), speed * angle.sin());
        for _ in 0..30 {
            (x, y) = (x + across * 0.1, y + up * 0.1);
            up = up - 0.981;
        }
        vec![x.near(30.0, 1e-6), y.near(2.0, 1e-6), speed.gt(0.0), speed.lt(100.0)]
    }),
];
