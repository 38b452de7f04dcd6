import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** What decides how a letter is painted: pictures are comparable only within one of these. */
export interface Environment {
  /** Major version. */
  readonly chromium: number;
  readonly platform: string;
  /** Every face that letters of a picture are in, with the beginning of its file's hash: all are ours, none is the machine's. */
  readonly fonts: Readonly<Record<string, string>>;
}

const record = new URL('environment.json', import.meta.url);
const faces = new URL('../../../packages/game-frame/src/fonts/', import.meta.url);

function fontsOfPictures(): Environment['fonts'] {
  const hash = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(new URL(file, faces)))
      .digest('hex')
      .slice(0, 12);
  return Object.fromEntries(
    globSync('*.woff2', { cwd: faces })
      .sort()
      .map((file) => [file.replace('.woff2', ''), hash(file)]),
  );
}

/** The environment of this run. */
export function currentEnvironment(executable: string): Environment {
  const version = execFileSync(executable, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return {
    chromium: Number(/(\d+)\./.exec(version)?.[1]),
    platform: `${process.platform}-${process.arch}`,
    fonts: fontsOfPictures(),
  };
}

/** Notes the environment in which the pictures are being taken anew. */
export function recordEnvironment(environment: Environment): void {
  writeFileSync(record, `${JSON.stringify(environment, null, 2)}\n`);
}

const again = 'npm run test:stories -w @mekong/storybook -- --update records them anew';

/**
 * One sentence when the recorded pictures say nothing about this browser, else undefined.
 *
 * @throws when our own faces have changed since: that is no property of a machine, so nothing is skipped for it
 */
export function reasonToSkip(current: Environment): string | undefined {
  const recorded: Environment = JSON.parse(readFileSync(record, 'utf8'));
  const changed = Object.keys({ ...recorded.fonts, ...current.fonts }).filter(
    (face) => recorded.fonts[face] !== current.fonts[face],
  );
  if (changed.length > 0)
    throw new Error(`The pictures were recorded with other faces: ${changed.join(', ')} (${again}).`);
  const name = ({ chromium, platform }: Environment) => `Chromium ${chromium} on ${platform}`;
  return name(recorded) === name(current)
    ? undefined
    : `skipped: recorded with ${name(recorded)}, this is ${name(current)} (${again})`;
}

/** Leaves why nothing was compared beside the reports of this run, where the summary of all tests looks; undefined takes it away. */
export function leaveReason(reason: string | undefined): void {
  const file = new URL('../.results/stories-skipped.json', import.meta.url);
  rmSync(file, { force: true });
  if (!reason) return;
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, JSON.stringify({ skipped: reason }));
}
