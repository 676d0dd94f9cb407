pub fn collect(_all: &mut crate::collection::Collection) {}
