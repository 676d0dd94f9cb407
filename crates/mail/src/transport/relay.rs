//! A way to a server that can be closed at any moment.
//!
//! The library that speaks SMTP waits for so long for each piece of an answer, and a server that gives a byte now and then
//! keeps it waiting for ever. It lets nobody close its connection, and makes it itself. So it connects to a port of this
//! computer, which takes one connection, and everything is passed on between that and the server's, both of which are ours.

use std::io;
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Addresses of a server that are tried.
const ADDRESSES_MAX: usize = 4;

/// A way that is open until it is closed or dropped.
pub struct Relay {
    address: SocketAddr,
    ends: Arc<Mutex<Vec<TcpStream>>>,
}

impl Relay {
    /// Connects to a server, and waits so long for it.
    ///
    /// # Errors
    /// There is no such server, or it does not answer.
    pub fn to(host: &str, port: u16, patience: Duration) -> io::Result<Relay> {
        let far = connect(host, port, patience)?;
        let door = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let relay = Relay { address: door.local_addr()?, ends: Arc::new(Mutex::new(vec![far.try_clone()?])) };
        let ends = Arc::clone(&relay.ends);
        thread::spawn(move || {
            // Who comes first is who was told the port a moment ago; nobody else gets in.
            let Ok((near, _)) = door.accept() else { return };
            drop(door);
            let _ = pass_on(near, far, &ends);
        });
        Ok(relay)
    }

    /// Where to connect to.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Closes the way. Whoever reads or writes at either end is told at once.
    pub fn close(&self) {
        let ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        for end in ends.iter() {
            let _ = end.shutdown(Shutdown::Both);
        }
        if ends.len() < 2 {
            // Nobody has come yet, and now nobody will.
            let _ = TcpStream::connect(self.address);
        }
    }

    /// Lets this go on for so long, and closes the way then; says whether it did.
    pub fn within<T>(&self, limit: Duration, talk: impl FnOnce() -> T) -> (T, bool) {
        let (done, over) = channel::<()>();
        thread::scope(|scope| {
            let watch = scope.spawn(move || {
                let late = over.recv_timeout(limit) == Err(RecvTimeoutError::Timeout);
                if late {
                    self.close();
                }
                late
            });
            let said = talk();
            drop(done);
            (said, watch.join().unwrap_or(false))
        })
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.close();
    }
}

fn connect(host: &str, port: u16, patience: Duration) -> io::Result<TcpStream> {
    let mut failed = io::Error::new(io::ErrorKind::NotFound, "the server's name has no address");
    for address in (host, port).to_socket_addrs()?.take(ADDRESSES_MAX) {
        match TcpStream::connect_timeout(&address, patience) {
            Ok(stream) => return Ok(stream),
            Err(error) => failed = error,
        }
    }
    Err(failed)
}

/// Passes on what comes at either end until one of them closes.
fn pass_on(near: TcpStream, far: TcpStream, ends: &Mutex<Vec<TcpStream>>) -> io::Result<()> {
    for stream in [&near, &far] {
        stream.set_nodelay(true)?;
    }
    ends.lock().unwrap_or_else(PoisonError::into_inner).push(near.try_clone()?);
    let (mut near_too, mut far_too) = (near.try_clone()?, far.try_clone()?);
    thread::spawn(move || copy(&mut near_too, &mut far_too));
    let (mut near, mut far) = (near, far);
    copy(&mut far, &mut near);
    Ok(())
}

fn copy(from: &mut TcpStream, to: &mut TcpStream) {
    let _ = io::copy(from, to);
    // Whatever was on its way has been passed on; neither end has anything to say to nobody.
    for end in [from, to] {
        let _ = end.shutdown(Shutdown::Both);
    }
}
