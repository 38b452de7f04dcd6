import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** What decides how a letter is painted: pictures are comparable only within one of these. */
export interface Environment {
  /** Major version. */
  readonly chromium: number;
  readonly platform: string;
}

const record = new URL('environment.json', import.meta.url);

/** The environment of this run. */
export function currentEnvironment(executable: string): Environment {
  const version = execFileSync(executable, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return { chromium: Number(/(\d+)\./.exec(version)?.[1]), platform: `${process.platform}-${process.arch}` };
}

/** Notes the environment in which the pictures are being taken anew. */
export function recordEnvironment(environment: Environment): void {
  writeFileSync(record, `${JSON.stringify(environment, null, 2)}\n`);
}

/** One sentence when the recorded pictures say nothing about this environment, else undefined. */
export function reasonToSkip(current: Environment): string | undefined {
  const recorded: Environment = JSON.parse(readFileSync(record, 'utf8'));
  const name = ({ chromium, platform }: Environment) => `Chromium ${chromium} on ${platform}`;
  return name(recorded) === name(current)
    ? undefined
    : `skipped: recorded with ${name(recorded)}, this is ${name(current)} (npm run test:visual -- --update records them anew)`;
}

/** Leaves why nothing was compared beside the reports of this run, where the summary of all tests looks; undefined takes it away. */
export function leaveReason(reason: string | undefined): void {
  const file = new URL('../.results/visual-skipped.json', import.meta.url);
  rmSync(file, { force: true });
  if (!reason) return;
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, JSON.stringify({ skipped: reason }));
}
