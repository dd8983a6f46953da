//! Who is told how far Jurat's own engine has come.

use std::fmt;
use std::sync::Arc;

use jurat_engine::Standing;

type Listen = dyn Fn(&Standing) + Send + Sync;

/// Who is told how far Jurat's own engine has come; by default nobody.
#[derive(Clone, Default)]
pub struct Listener(Option<Arc<Listen>>);

impl Listener {
    /// This one.
    pub fn new(listen: impl Fn(&Standing) + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(listen)))
    }

    pub(crate) fn tell(&self, standing: &Standing) {
        if let Some(listen) = &self.0 {
            listen(standing);
        }
    }
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "somebody" } else { "nobody" })
    }
}
