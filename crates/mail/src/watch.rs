//! Waiting for files to arrive in a directory, with the system's notifications where it has any.
//!
//! Notifications are inotify's, which Linux has. Elsewhere, and where the system has no more of them to give, nobody is woken, and
//! the watcher has to poll; so it is on a file system that other computers write to, of which no system tells.

use std::io;
use std::path::Path;
use std::time::Duration;

/// A directory that is watched.
#[derive(Debug)]
pub struct Watch {
    #[cfg(any(target_os = "linux", target_os = "android"))]
    notifications: notifications::Notifications,
}

impl Watch {
    /// Begins to watch this directory. Files that arrive from now on are noticed, also while nobody waits.
    ///
    /// # Errors
    /// The system has no notifications, or none left, or cannot look at the directory.
    #[cfg_attr(
        not(any(target_os = "linux", target_os = "android")),
        expect(unused_variables, reason = "nothing is watched")
    )]
    pub fn on(directory: &Path) -> io::Result<Watch> {
        #[cfg(any(target_os = "linux", target_os = "android"))]
        return notifications::Notifications::on(directory).map(|notifications| Watch { notifications });
        #[cfg(not(any(target_os = "linux", target_os = "android")))]
        Err(io::Error::new(io::ErrorKind::Unsupported, "this system has no inotify"))
    }

    /// Waits until something has arrived, but no longer than this; says whether something has. A file counts when it is whole: when
    /// it is moved in, linked, or closed behind its last byte.
    ///
    /// # Errors
    /// The notifications cannot be read any more.
    #[cfg_attr(
        not(any(target_os = "linux", target_os = "android")),
        expect(unused_variables, reason = "nothing is watched")
    )]
    pub fn wait(&self, longest: Duration) -> io::Result<bool> {
        #[cfg(any(target_os = "linux", target_os = "android"))]
        return self.notifications.wait(longest);
        #[cfg(not(any(target_os = "linux", target_os = "android")))]
        Ok(false)
    }
}

#[cfg(any(target_os = "linux", target_os = "android"))]
mod notifications {
    use std::io;
    use std::mem::MaybeUninit;
    use std::os::fd::OwnedFd;
    use std::path::Path;
    use std::time::Duration;

    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::fs::inotify::{self, CreateFlags, ReadFlags, Reader, WatchFlags};
    use rustix::io::Errno;

    /// A file that appears may be linked, and whole, or still be written: then it is closed in a moment, or not so soon.
    const WRITTEN: Duration = Duration::from_millis(100);

    #[derive(Debug)]
    pub struct Notifications(OwnedFd);

    /// An event.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    enum FileEvent {
        Nothing,
        Begun,
        Whole,
    }

    impl Notifications {
        pub fn on(directory: &Path) -> io::Result<Notifications> {
            let watch = inotify::init(CreateFlags::CLOEXEC | CreateFlags::NONBLOCK)?;
            let wanted = WatchFlags::CREATE | WatchFlags::MOVED_TO | WatchFlags::CLOSE_WRITE | WatchFlags::ONLYDIR;
            inotify::add_watch(&watch, directory, wanted)?;
            Ok(Notifications(watch))
        }

        pub fn wait(&self, longest: Duration) -> io::Result<bool> {
            if !self.readable(longest)? {
                return Ok(false);
            }
            if self.read()? == FileEvent::Begun && self.readable(WRITTEN)? {
                self.read()?;
            }
            Ok(true)
        }

        fn readable(&self, longest: Duration) -> io::Result<bool> {
            // A time that is too long to be told is none that anybody waits for.
            let timeout = Timespec::try_from(longest).ok();
            match poll(&mut [PollFd::new(&self.0, PollFlags::IN)], timeout.as_ref()) {
                Ok(ready) => Ok(ready > 0),
                Err(Errno::INTR) => Ok(false),
                Err(error) => Err(error.into()),
            }
        }

        /// Reads all pending events. An overflow of events, or the removal of the directory, also counts as an event.
        fn read(&self) -> io::Result<FileEvent> {
            let mut buffer = [MaybeUninit::uninit(); 4_096];
            let mut events = Reader::new(&self.0, &mut buffer);
            let mut arrived = FileEvent::Nothing;
            loop {
                let told = match events.next() {
                    Ok(event) if event.events() == ReadFlags::CREATE => FileEvent::Begun,
                    Ok(_) => FileEvent::Whole,
                    Err(Errno::AGAIN) => return Ok(arrived),
                    Err(Errno::INTR) => continue,
                    Err(error) => return Err(error.into()),
                };
                arrived = arrived.max(told);
            }
        }
    }
}

#[cfg(test)]
#[cfg(target_os = "linux")]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::fs;
    use std::time::Instant;

    const LONG: Duration = Duration::from_secs(20);

    #[test]
    fn what_is_moved_linked_or_written_is_noticed_at_once() {
        let place = tempfile::tempdir().unwrap();
        let (tmp, new) = (place.path().join("tmp"), place.path().join("new"));
        fs::create_dir(&tmp).unwrap();
        fs::create_dir(&new).unwrap();
        let watch = Watch::on(&new).unwrap();
        let begun = Instant::now();
        assert!(!watch.wait(Duration::from_millis(50)).unwrap());
        assert!(begun.elapsed() >= Duration::from_millis(50));
        let arrivals: [&dyn Fn(); 3] = [
            &|| {
                fs::write(tmp.join("1"), "moved").unwrap();
                fs::rename(tmp.join("1"), new.join("1")).unwrap();
            },
            &|| {
                fs::write(tmp.join("2"), "linked").unwrap();
                fs::hard_link(tmp.join("2"), new.join("2")).unwrap();
            },
            &|| fs::write(new.join("3"), "written").unwrap(),
        ];
        for arrive in arrivals {
            let begun = Instant::now();
            arrive();
            assert!(watch.wait(LONG).unwrap());
            assert!(begun.elapsed() < LONG / 2);
            assert!(!watch.wait(Duration::ZERO).unwrap());
        }
        // Removing a file is no event.
        fs::remove_file(new.join("1")).unwrap();
        assert!(!watch.wait(Duration::from_millis(20)).unwrap());
    }

    #[test]
    fn a_file_that_is_still_written_is_told_of_when_it_is_closed() {
        let place = tempfile::tempdir().unwrap();
        let watch = Watch::on(place.path()).unwrap();
        let file = fs::File::create(place.path().join("slow")).unwrap();
        // It may be a link, which nobody closes.
        assert!(watch.wait(LONG).unwrap());
        drop(file);
        assert!(watch.wait(LONG).unwrap());
    }

    #[test]
    fn a_directory_that_is_gone_is_told_of_and_one_that_is_not_there_cannot_be_watched() {
        let place = tempfile::tempdir().unwrap();
        let new = place.path().join("new");
        assert_eq!(Watch::on(&new).unwrap_err().kind(), io::ErrorKind::NotFound);
        fs::create_dir(&new).unwrap();
        let watch = Watch::on(&new).unwrap();
        fs::remove_dir(&new).unwrap();
        assert!(watch.wait(LONG).unwrap());
    }
}
