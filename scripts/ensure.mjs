// Runs before start, test, dev, storybook and bench. Plain Node >= 18 and no dependencies: on a fresh clone
// it is executed by the system's Node before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules', '.ensure-stamp');

const manifests = ['package.json', 'package-lock.json', 'e2e/package.json', 'bench/package.json'];
for (const folder of ['packages', 'apps'])
  for (const name of readdirSync(join(root, folder)).sort()) manifests.push(`${folder}/${name}/package.json`);
const hash = createHash('sha256');
for (const file of manifests.filter((f) => existsSync(join(root, f))))
  hash.update(file).update(readFileSync(join(root, file)));
const stamp = hash.digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  // "npm ci" only where nothing is installed yet: it would delete the very Node that may be running this.
  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
  console.log(`> npm ${command} (first run, or dependencies changed)`);
  const args = [command, '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    console.error(
      'Installing the dependencies failed. Check the network and the free disk space, then run the command again.',
    );
    process.exit(result.status ?? 1);
  }
  writeFileSync(stampFile, stamp);
}
