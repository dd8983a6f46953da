//! What is to be shown, and of which class.

use std::path::Path;

use jurat_validate::Property;
use jurat_witness::property::Specification;

use crate::error::Error;
use crate::input;
use crate::task::FoundTask;

/// A property, and the class whose `main` it starts with.
pub(crate) struct Asked {
    pub(crate) property: Property,
    /// None if that is for Jurat to find: property files say `Main` whatever the class is called.
    pub(crate) main_class: Option<String>,
}

/// The property that was asked for, else the first of the task that can be checked, else the one on assertions.
pub(crate) fn asked(
    file: Option<&Path>,
    task: Option<&FoundTask>,
    main_class: Option<&str>,
) -> Result<Asked, Error> {
    let named = match file {
        Some(file) => read(file)?,
        None => of_task(task)?,
    };
    match (named.main_class, main_class) {
        (Some(named), Some(given)) if named != given => {
            Err(Error::OtherMain { named, given: given.to_owned() })
        }
        (named_class, given) => {
            Ok(Asked { property: named.property, main_class: named_class.or(given.map(str::to_owned)) })
        }
    }
}

fn of_task(task: Option<&FoundTask>) -> Result<Asked, Error> {
    let properties = task.map(|task| task.properties.as_slice()).unwrap_or_default();
    let mut parsed = properties.iter().map(|property| read(&property.file));
    match parsed.next() {
        None => Ok(Asked { property: Property::default(), main_class: None }),
        Some(first) => first.or_else(|error| parsed.find_map(Result::ok).ok_or(error)),
    }
}

/// The property in a file, or the one of this name where there is no such file.
pub(crate) fn read_property(path: &Path) -> Result<Property, Error> {
    read(path).map(|asked| asked.property)
}

fn read(path: &Path) -> Result<Asked, Error> {
    let named = path.to_str().and_then(Property::named);
    if let Some(property) = named.filter(|_| !path.exists()) {
        return Ok(Asked { property, main_class: None });
    }
    let text =
        input::small_text(path).map_err(|error| Error::ReadProperty { path: path.to_owned(), error })?;
    let property =
        Property::parse(&text).map_err(|error| Error::Property { path: path.to_owned(), error })?;
    let entry = Specification::parse(&text).map(|specification| specification.entry);
    let class = entry.and_then(|entry| entry.strip_suffix(".main").map(str::to_owned));
    Ok(Asked { property, main_class: class.filter(|class| class != "Main") })
}
