//! The control groups that this process is in.

use std::path::{Path, PathBuf};

use crate::kernel;

/// What the kernel says about the control groups that this process is in.
pub(super) struct Own {
    mounts: String,
    groups: String,
}

impl Own {
    pub(super) fn read() -> Own {
        let read = |path| kernel::read(path).unwrap_or_default();
        Own { mounts: read("/proc/self/mountinfo"), groups: read("/proc/self/cgroup") }
    }

    /// The directory of the group of version 2 that we are in.
    pub(super) fn of_version_2(&self) -> Option<PathBuf> {
        self.folder(|fields| fields.kind == "cgroup2", "")
    }

    /// Where groups of version 2 are mounted.
    pub(super) fn mount_of_version_2(&self) -> Option<PathBuf> {
        let mount = self.mounts.lines().filter_map(parse_mount).find(|fields| fields.kind == "cgroup2")?;
        Some(PathBuf::from(mount.mount_point))
    }

    /// The directory of the group of version 1 that we are in, for one controller.
    pub(super) fn of_version_1(&self, controller: &str) -> Option<PathBuf> {
        let has_controller = |list: &str| list.split(',').any(|name| name == controller);
        self.folder(|fields| fields.kind == "cgroup" && has_controller(fields.options), controller)
    }

    fn folder(&self, matches: impl Fn(&Fields<'_>) -> bool, controller: &str) -> Option<PathBuf> {
        let mount = self.mounts.lines().filter_map(parse_mount).find(matches)?;
        let path = self.groups.lines().find_map(|line| parse_group(line, controller))?;
        // In a container the mount may begin at the container's group.
        let below = Path::new(path).strip_prefix(mount.root).ok()?;
        Some(Path::new(mount.mount_point).join(below))
    }
}

/// What matters in a line of `mountinfo`.
struct Fields<'a> {
    /// The group that is shown at the mount point.
    root: &'a str,
    mount_point: &'a str,
    kind: &'a str,
    options: &'a str,
}

fn parse_mount(line: &str) -> Option<Fields<'_>> {
    let (left, right) = line.split_once(" - ")?;
    let mut left = left.split(' ').skip(3);
    let mut right = right.split(' ');
    Some(Fields {
        root: left.next()?,
        mount_point: left.next()?,
        kind: right.next()?,
        options: right.nth(1)?,
    })
}

/// The path in a line of `/proc/self/cgroup`, if it is about this controller; version 2 has an empty list.
fn parse_group<'a>(line: &'a str, controller: &str) -> Option<&'a str> {
    let mut fields = line.splitn(3, ':').skip(1);
    let controllers = fields.next()?;
    let path = fields.next()?;
    controllers.split(',').any(|name| name == controller).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::{parse_group, parse_mount};

    #[test]
    fn the_path_of_a_controller_is_found() {
        assert_eq!(parse_group("4:cpu,cpuacct:/a:b", "cpuacct"), Some("/a:b"));
        assert_eq!(parse_group("4:cpu,cpuacct:/a", "acct"), None);
        assert_eq!(parse_group("0::/user.slice", ""), Some("/user.slice"));
        assert_eq!(parse_group("4:memory:/a", ""), None);
        assert_eq!(parse_group("nonsense", ""), None);
    }

    #[test]
    fn optional_fields_of_a_mount_are_skipped() {
        let line =
            "33 31 0:30 /root /sys/fs/cgroup/memory rw,relatime shared:9 master:1 - cgroup cgroup rw,memory";
        let fields = parse_mount(line).unwrap();
        assert_eq!((fields.root, fields.mount_point), ("/root", "/sys/fs/cgroup/memory"));
        assert_eq!((fields.kind, fields.options), ("cgroup", "rw,memory"));
        assert!(parse_mount("33 31 0:30 /root").is_none());
    }
}
