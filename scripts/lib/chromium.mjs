import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { unpackDebianChromium, unpackedChromium } from './debian-chromium.mjs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  unpackedChromium,
];

const usable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const hasApt = () => process.platform === 'linux' && usable('/usr/bin/apt-get');

/**
 * Debian's package, installed for the machine: for root, as in a container. The headless shell is all that tests need; with
 * windows come 290 MB more, to be unpacked beside the tests. An older Debian has no shell.
 *
 * @returns {string | undefined} its name in /usr/bin
 */
function installDebianChromium() {
  console.log('> apt-get install chromium-headless-shell');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  return ['chromium-headless-shell', 'chromium'].find((name) => {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    return usable(`/usr/bin/${name}`);
  });
}

/**
 * A Chromium for the browser tests: the system's, else Playwright's own, else Debian's package (installed by root, unpacked
 * beside the dependencies by anybody else), else Playwright's download.
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureChromium() {
  const found = candidates.find((path) => path && usable(path));
  if (found) return found;
  const { chromium } = await import('playwright');
  if (usable(chromium.executablePath())) return chromium.executablePath();
  const installed = hasApt() && process.getuid?.() === 0 ? installDebianChromium() : undefined;
  if (installed) return `/usr/bin/${installed}`;
  if (hasApt()) {
    console.log('> Chromium of Debian, unpacked into node_modules/.cache');
    if (unpackDebianChromium()) return unpackedChromium;
  }
  console.log('> playwright install chromium');
  const download = spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  if (download.status === 0 && usable(chromium.executablePath())) return chromium.executablePath();
  console.error('No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  process.exit(1);
}

/** What a Chromium calls itself, for example "Chromium 156.0.7000.1"; what it is found under when it does not answer. */
export function chromiumVersion(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return stdout?.trim() || path;
}
