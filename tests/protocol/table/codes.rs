//! Every tie-break with a code of FIDE's, on FIDE's exercises. Number N is rated 2400 - 50 N. The values are those that gacrux
//! 1.11.65 (MIT) prints for the same reports.

use adjudicate::event::table::{PairingSystem, TableSection, Tiebreak};

use crate::table::build::{section, stand};
use crate::table::exercises::{ROUND_ROBIN, SWISS};

fn rated(system: PairingSystem, rows: &[&str], tiebreak: Tiebreak) -> TableSection {
    let mut section = section(system, &[tiebreak], rows);
    for entrant in &mut section.entrants {
        entrant.rating = Some(2400 - 50 * u64::from(entrant.number));
    }
    section
}

/// Holds the values of a tie-break to those expected, in the order of numbers, to two decimals.
fn check(system: PairingSystem, rows: &[&str], expected: &[(Tiebreak, &[f64])]) {
    for &(tiebreak, values) in expected {
        let standings = stand(&rated(system, rows, tiebreak));
        assert_eq!(values.len(), standings.rows.len());
        for row in &standings.rows {
            let found = row.tiebreaks[0].value.unwrap();
            let found = found.units as f64 / found.per as f64;
            let wanted = values[row.number as usize - 1];
            assert!((found - wanted).abs() < 0.006, "{tiebreak:?}, number {}: {found}, not {wanted}", row.number);
        }
    }
}

#[test]
fn fide_codes_in_a_swiss() {
    check(
        PairingSystem::Swiss,
        &SWISS,
        &[
            (Tiebreak::Wins, &[2.0, 3.0, 2.0, 2.0, 2.0, 3.0, 1.0, 2.0, 1.0, 1.0, 2.0, 2.0, 1.0, 2.0, 2.0, 3.0]),
            (Tiebreak::WonPlayed, &[2.0, 3.0, 2.0, 2.0, 2.0, 2.0, 1.0, 2.0, 0.0, 1.0, 1.0, 0.0, 1.0, 2.0, 2.0, 3.0]),
            (
                Tiebreak::FirstTurnsSecond,
                &[2.0, 3.0, 2.0, 2.0, 2.0, 2.0, 3.0, 2.0, 1.0, 3.0, 2.0, 0.0, 3.0, 2.0, 3.0, 2.0],
            ),
            (
                Tiebreak::Progressive,
                &[11.00, 13.00, 11.00, 11.50, 5.00, 6.00, 6.00, 8.50, 2.50, 4.00, 5.50, 7.00, 7.00, 6.00, 7.00, 10.50],
            ),
            (
                Tiebreak::SonnebornBerger,
                &[8.00, 9.50, 10.50, 9.25, 4.25, 6.00, 3.25, 5.25, 2.25, 1.50, 4.75, 4.00, 4.25, 4.50, 3.50, 7.25],
            ),
            (
                Tiebreak::SonnebornBergerCut1,
                &[7.25, 8.50, 9.25, 7.75, 3.25, 5.00, 1.25, 3.75, 2.25, 0.00, 3.25, 4.00, 4.25, 3.00, 2.50, 5.75],
            ),
            (
                Tiebreak::Buchholz,
                &[
                    12.50, 13.00, 15.50, 14.00, 8.50, 11.50, 14.50, 13.50, 9.00, 13.00, 12.50, 11.50, 14.00, 11.00,
                    12.00, 12.50,
                ],
            ),
            (
                Tiebreak::BuchholzCut1,
                &[
                    11.00, 12.00, 13.00, 11.50, 7.50, 10.50, 12.50, 12.00, 7.50, 11.50, 11.00, 9.50, 12.00, 9.00,
                    11.00, 11.00,
                ],
            ),
            (
                Tiebreak::BuchholzCut2,
                &[9.50, 10.50, 10.50, 10.00, 6.00, 8.50, 10.00, 10.00, 6.00, 9.50, 9.50, 7.50, 9.50, 7.00, 9.50, 9.00],
            ),
            (
                Tiebreak::BuchholzMedian,
                &[7.00, 8.50, 9.00, 8.00, 5.00, 7.00, 8.50, 8.50, 4.00, 7.50, 7.50, 6.00, 8.50, 6.00, 7.50, 7.00],
            ),
            (
                Tiebreak::ForeBuchholz,
                &[
                    13.50, 13.50, 15.00, 14.50, 10.00, 12.00, 13.50, 12.50, 9.50, 12.50, 12.00, 11.00, 13.50, 10.50,
                    12.00, 13.50,
                ],
            ),
            (
                Tiebreak::AverageOpponentsBuchholz,
                &[
                    12.40, 13.60, 12.90, 13.38, 13.20, 13.25, 11.70, 12.90, 12.75, 10.80, 12.75, 14.00, 11.90, 13.00,
                    12.20, 13.10,
                ],
            ),
            (
                Tiebreak::Koya,
                &[1.00, 2.00, 3.50, 1.00, 1.00, 1.00, 0.50, 0.50, 0.00, 0.00, 0.50, 0.00, 1.50, 1.00, 1.00, 1.50],
            ),
            (
                Tiebreak::StandardPoints,
                &[3.50, 4.00, 3.50, 3.50, 2.50, 3.00, 1.50, 2.50, 1.50, 1.00, 2.50, 2.00, 1.50, 2.00, 2.00, 3.50],
            ),
            (
                Tiebreak::AverageRating,
                &[
                    1970.0, 2030.0, 2090.0, 2038.0, 1840.0, 1963.0, 1910.0, 1880.0, 2125.0, 2030.0, 2013.0, 2200.0,
                    2080.0, 1950.0, 2010.0, 1970.0,
                ],
            ),
            (
                Tiebreak::Performance,
                &[
                    2119.0, 2270.0, 2239.0, 2231.0, 1840.0, 1963.0, 1761.0, 1880.0, 1325.0, 1790.0, 1926.0, 1400.0,
                    1931.0, 2075.0, 1938.0, 2119.0,
                ],
            ),
            (
                Tiebreak::PerfectPerformance,
                &[
                    2179.0, 2366.0, 2262.0, 2318.0, 1839.0, 1960.0, 1681.0, 1865.0, 1100.0, 1725.0, 1913.0, 1400.0,
                    1894.0, 2092.0, 1918.0, 2163.0,
                ],
            ),
            (
                Tiebreak::AveragePerformance,
                &[
                    1939.0, 2006.0, 2054.0, 1922.0, 1869.0, 1996.0, 2019.0, 2065.0, 1955.0, 1867.0, 1990.0, 2231.0,
                    2029.0, 1925.0, 1926.0, 1955.0,
                ],
            ),
            (
                Tiebreak::Rating,
                &[
                    2350.0, 2300.0, 2250.0, 2200.0, 2150.0, 2100.0, 2050.0, 2000.0, 1950.0, 1900.0, 1850.0, 1800.0,
                    1750.0, 1700.0, 1650.0, 1600.0,
                ],
            ),
        ],
    );
}

#[test]
fn fide_codes_in_a_round_robin() {
    check(
        PairingSystem::RoundRobin,
        &ROUND_ROBIN,
        &[
            (Tiebreak::Wins, &[3.0, 3.0, 3.0, 1.0, 1.0, 1.0]),
            (Tiebreak::WonPlayed, &[3.0, 3.0, 3.0, 1.0, 1.0, 0.0]),
            (Tiebreak::FirstTurnsSecond, &[2.0, 2.0, 2.0, 3.0, 3.0, 2.0]),
            (Tiebreak::Progressive, &[10.50, 10.00, 11.00, 3.50, 6.50, 3.50]),
            (Tiebreak::SonnebornBerger, &[9.25, 6.25, 6.25, 4.25, 3.25, 2.25]),
            (Tiebreak::SonnebornBergerCut1, &[9.25, 4.75, 4.75, 4.25, 3.25, 1.50]),
            (Tiebreak::Buchholz, &[11.50, 11.50, 11.50, 13.50, 13.50, 13.50]),
            (Tiebreak::BuchholzCut1, &[10.00, 10.00, 10.00, 12.00, 12.00, 12.00]),
            (Tiebreak::BuchholzCut2, &[8.50, 8.50, 8.50, 10.50, 10.50, 10.50]),
            (Tiebreak::BuchholzMedian, &[6.50, 6.50, 6.50, 8.50, 8.50, 8.50]),
            (Tiebreak::ForeBuchholz, &[12.00, 12.00, 12.00, 13.00, 13.00, 13.00]),
            (Tiebreak::AverageOpponentsBuchholz, &[12.70, 12.70, 12.70, 12.30, 12.00, 12.00]),
            (Tiebreak::Koya, &[2.00, 0.50, 0.50, 1.00, 0.50, 0.00]),
            (Tiebreak::StandardPoints, &[3.50, 3.50, 3.50, 1.50, 1.50, 1.50]),
            (Tiebreak::AverageRating, &[2200.0, 2210.0, 2220.0, 2230.0, 2275.0, 2275.0]),
            (Tiebreak::Performance, &[2349.0, 2359.0, 2369.0, 2081.0, 2188.0, 1953.0]),
            (Tiebreak::PerfectPerformance, &[2354.0, 2366.0, 2377.0, 2072.0, 2182.0, 1939.0]),
            (Tiebreak::AveragePerformance, &[2190.0, 2188.0, 2186.0, 2244.0, 2290.0, 2290.0]),
            (Tiebreak::Rating, &[2350.0, 2300.0, 2250.0, 2200.0, 2150.0, 2100.0]),
        ],
    );
}
