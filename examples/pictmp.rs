use adjudicate::{referee::verify_with, render};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let log = std::fs::read(&a[1]).unwrap();
    let at: u64 = a[2].parse().unwrap();
    let mut sc = None;
    verify_with(&log, |_, e, st| {
        if e.seq == at {
            sc = Some(st.play().scene(None));
        }
    });
    let sc = sc.unwrap();
    std::fs::write(format!("{}.svg", a[3]), render::svg(&sc, "t")).unwrap();
    let w: u32 = a.get(4).map(|w| w.parse().unwrap()).unwrap_or(700);
    std::fs::write(format!("{}.png", a[3]), render::png(&sc, "t", w).unwrap()).unwrap();
}
