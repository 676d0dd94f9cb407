//! Unpacks LZMA in the browser, which unpacks only deflate by itself.
//!
//! The module of the page is a quarter smaller by LZMA than by deflate. The page writes the packed bytes to where [`reserve`] says, calls
//! [`unpack`], and reads as many bytes as that returns from where [`unpacked`] says. No pointer is followed here.

#![allow(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

use std::cell::RefCell;
use std::io::Read;

use lzma_rust2::LzmaReader;

/// The most memory for a dictionary and its decoder, in KiB.
const MEMORY_KIB: u32 = 16 << 10;

thread_local! {
    static PACKED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static UNPACKED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Returns the address to which the caller writes so many packed bytes.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    PACKED.with_borrow_mut(|packed| {
        packed.clear();
        packed.resize(length, 0);
        packed.as_mut_ptr()
    })
}

/// Unpacks them, and returns the length of the result in bytes: 0 if they are damaged.
#[unsafe(no_mangle)]
pub extern "C" fn unpack() -> usize {
    let bytes = decoded(&PACKED.take()).unwrap_or_default();
    UNPACKED.with_borrow_mut(|unpacked| {
        *unpacked = bytes;
        unpacked.len()
    })
}

/// Returns the address of the result.
#[unsafe(no_mangle)]
pub extern "C" fn unpacked() -> *const u8 {
    UNPACKED.with_borrow(|unpacked| unpacked.as_ptr())
}

/// The content of a file in the format `.lzma`.
///
/// # Errors
/// It is damaged, cut, or needs more memory than [`MEMORY_KIB`].
fn decoded(packed: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    LzmaReader::new_mem_limit(packed, MEMORY_KIB, None)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use lzma_rust2::{LzmaOptions, LzmaWriter};

    use super::decoded;

    #[test]
    fn what_is_packed_comes_back_and_what_is_cut_does_not() {
        let text = b"mills and men, ".repeat(1000);
        let options = LzmaOptions::with_preset(6);
        let mut writer = LzmaWriter::new_use_header(Vec::new(), &options, Some(text.len() as u64)).unwrap();
        writer.write_all(&text).unwrap();
        let packed = writer.finish().unwrap();
        assert!(packed.len() < 200);
        assert_eq!(decoded(&packed).unwrap(), text);
        assert!(decoded(&packed[..packed.len() - 8]).is_err());
        assert!(decoded(&packed[..9]).is_err());
        // A dictionary of 64 MiB.
        assert!(decoded(&[&packed[..1], &(64_u32 << 20).to_le_bytes(), &packed[5..]].concat()).is_err());
    }
}
