import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const home = join(root, 'node_modules/.cache/chromium');
const prefix = join(home, 'debian');

/** Where {@link unpackDebianChromium} leaves the browser; the headless shell lies beside it. */
export const unpackedChromium = join(prefix, 'chromium');

const ran = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * Debian's Chromium without being root: apt downloads the package and what this machine lacks for it into a folder of
 * ours, and everything is unpacked there. Nothing of the machine changes.
 *
 * @returns whether there is a browser that starts, at {@link unpackedChromium}
 */
export function unpackDebianChromium() {
  const downloads = join(home, 'downloads');
  for (const folder of ['lists/partial', 'archives/partial']) mkdirSync(join(downloads, folder), { recursive: true });
  const ours = [
    ...['-qq', '-o', `Dir::State::lists=${downloads}/lists`, '-o', `Dir::Cache=${downloads}`],
    // no lock of the machine is taken, and as root nobody else need be able to write into our folder
    ...['-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User='],
  ];
  const packages = ['install', '--download-only', '--reinstall', '-y', '--no-install-recommends'];
  const download = (...names) => ran('apt-get', [...ours, ...packages, 'chromium', 'chromium-common', ...names]);
  // an older Debian has no headless shell
  const isDownloaded = ran('apt-get', [...ours, 'update']) && (download('chromium-headless-shell') || download());
  const unpack = (file) => ran('dpkg-deb', ['-x', file, prefix]);
  if (!isDownloaded || !globSync(join(downloads, 'archives/*.deb')).every(unpack)) return false;
  rmSync(downloads, { recursive: true });
  const libraries = globSync(['lib/*-linux-gnu*', 'usr/lib/*-linux-gnu*', 'usr/lib/*-linux-gnu*/nss'], { cwd: prefix });
  const path = libraries.map((folder) => `"${join(prefix, folder)}"`).join(':');
  for (const name of ['chromium', 'chromium-headless-shell'])
    if (existsSync(join(prefix, 'usr/lib/chromium', name)))
      writeFileSync(
        join(prefix, name),
        `#!/bin/sh\nexport LD_LIBRARY_PATH=${path}\nexec "${prefix}/usr/lib/chromium/${name}" "$@"\n`,
        { mode: 0o755 },
      );
  return ran(unpackedChromium, ['--version']);
}
