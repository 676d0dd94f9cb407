//! The limit of a database: the rows that desks write for messages, written by nothing but a loop.

use std::path::Path;
use std::time::Instant;

use futures_util::future::{join_all, try_join_all};
use tokio::runtime::{Builder, Runtime};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, NoTls, Statement};

/// The rows that are written for each message beside the game itself.
pub struct Rows {
    /// An entry.
    pub entry: Vec<u8>,
    /// A document about the game, of which there are two.
    pub document: Vec<u8>,
    /// Messages as an outbox has them, which take turns.
    pub letters: Vec<Vec<u8>>,
    /// How many of them a hundred messages have for an answer.
    pub hundred: usize,
}

/// The statements for the row of a message, of its game, and of the messages that are sent: each is taken and deleted.
const STATEMENTS: [&str; 8] = [
    "update inbox set ready = ready + 1, attempt = attempt + 1 where id = $1",
    "delete from inbox where id = $1 and attempt = 1",
    "update game set head = $2, length = length + 1, version = version + 1 where id = $1",
    "insert into entry (game, seq, id, prev, body) values ($1, $2, $3, $3, $4)",
    "insert into game_document (game, name, body) values ($1, $2, $3) on conflict (game, name) do update set body = excluded.body",
    "delete from due where game = $1",
    "insert into outbox (id, body, ready, attempt, refused) values ($1, $2, 1, 1, false)",
    "delete from outbox where id = $1 and attempt = 1",
];

/// Writes for each message in the inbox of a store what a desk writes, in one transaction a message and in one go, by this many clients at
/// once, each with games of its own. Gives messages a second.
pub fn rate(server: &Path, database: &str, clients: usize, rows: &Rows) -> f64 {
    let read = |name: &str| std::fs::read_to_string(server.join(name)).unwrap();
    let (ports, password) = (read("ports"), read("password"));
    let port = ports.split_whitespace().next().unwrap();
    let server = format!("host=127.0.0.1 port={port} user=owner password={} dbname={database}", password.trim());
    let ids = |sql: &str| -> Vec<Vec<u8>> {
        let read = runtime().block_on(async { opened(&server).await.query(sql, &[]).await.unwrap() });
        read.iter().map(|row| row.get(0)).collect()
    };
    let (messages, games) = (ids("select id from inbox"), ids("select id from game"));
    let begun = Instant::now();
    std::thread::scope(|scope| {
        for own in 0..clients {
            let (server, messages) = (&server, messages.iter().skip(own).step_by(clients));
            let games: Vec<_> = games.iter().skip(own).step_by(clients).collect();
            scope.spawn(move || {
                runtime().block_on(async {
                    let client = opened(server).await;
                    let statements = try_join_all(STATEMENTS.map(|text| client.prepare(text))).await.unwrap();
                    for (number, message) in messages.enumerate() {
                        write(&client, &statements, message, games[number % games.len()], number, rows).await;
                    }
                });
            });
        }
    });
    messages.len() as f64 / begun.elapsed().as_secs_f64()
}

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_all().build().unwrap()
}

async fn opened(server: &str) -> Client {
    let (client, carrier) = tokio_postgres::connect(server, NoTls).await.unwrap();
    tokio::spawn(carrier);
    client
}

async fn write(
    client: &Client,
    statements: &[Statement],
    message: &Vec<u8>,
    game: &Vec<u8>,
    number: usize,
    rows: &Rows,
) {
    // Behind all entries that a game has, and with ids that none has.
    let seq = i64::try_from(1_000_000 + number).unwrap();
    let letters: Vec<(String, &Vec<u8>)> = (number * rows.hundred / 100..(number + 1) * rows.hundred / 100)
        .map(|letter| (format!("{letter}-{}", message.escape_ascii()), &rows.letters[letter % rows.letters.len()]))
        .collect();
    let mut told: Vec<(usize, Vec<&(dyn ToSql + Sync)>)> = vec![
        (0, vec![message]),
        (1, vec![message]),
        (2, vec![game, message]),
        (3, vec![game, &seq, message, &rows.entry]),
        (4, vec![game, &"kept", &rows.document]),
        (4, vec![game, &"told", &rows.document]),
        (5, vec![game]),
    ];
    for (id, body) in &letters {
        told.extend([(6, vec![id as &(dyn ToSql + Sync), body]), (7, vec![id])]);
    }
    let begun = client.batch_execute("begin");
    let written = join_all(told.iter().map(|(statement, told)| client.execute(&statements[*statement], told)));
    let (begun, written) = futures_util::future::join(begun, written).await;
    begun.unwrap();
    for ((statement, _), changed) in told.iter().zip(written) {
        // Whether something is due in a game depends on the game.
        let changed = changed.unwrap();
        assert!(changed == 1 || STATEMENTS[*statement].contains("from due"), "{}", STATEMENTS[*statement]);
    }
    client.batch_execute("commit").await.unwrap();
}
