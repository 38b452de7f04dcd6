import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './sources.ts';

/** A bare copy of what the generators need: they write into it and leave the repository alone. */
let house = '';
const make = (...args: string[]): string =>
  execFileSync(process.execPath, ['scripts/new/main.mjs', ...args], { cwd: house, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'mekong-new-'));
  cpSync(join(root, 'scripts'), join(house, 'scripts'), {
    recursive: true,
    filter: (path) => !path.includes('.results'),
  });
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  mkdirSync(join(house, 'packages/ui'), { recursive: true });
  writeFileSync(join(house, 'packages/ui/package.json'), JSON.stringify({ exports: {} }));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('npm run new', () => {
  test('makes a component with every file of the folder contract, and exports it', () => {
    make('component', 'DrawClock');
    expect(readdirSync(join(house, 'packages/ui/src/components/DrawClock')).sort()).toEqual([
      'DrawClock.css.ts',
      'DrawClock.stories.tsx',
      'DrawClock.tsx',
      'DrawClock.variants.ts',
    ]);
    const { exports } = JSON.parse(readFileSync(join(house, 'packages/ui/package.json'), 'utf8'));
    expect(exports['./DrawClock']).toBe('./src/components/DrawClock/DrawClock.tsx');
  });

  test.each([
    ['pattern', 'DrawCard', 'packages/ui/src/patterns/DrawCard/DrawCard.tsx', 'export function DrawCard('],
    [
      'feature',
      'deposit-limits',
      'apps/web/src/features/deposit-limits/DepositLimitsScreen.tsx',
      'function DepositLimitsScreen(',
    ],
    ['module', 'missions', 'apps/gateway/src/modules/missions/missions.service.ts', 'createMissionsService('],
    [
      'module',
      'daily-missions',
      'apps/gateway/src/modules/daily-missions/daily-missions.tables.ts',
      'daily_missions: {',
    ],
  ])('makes a %s', (kind, name, file, content) => {
    make(kind, name);
    expect(readFileSync(join(house, file), 'utf8')).toContain(content);
  });

  test.each([
    [['component', 'drawClock'], /PascalCase/],
    [['module', '../escape'], /kebab-case/],
    [['gizmo', 'X'], /no template/],
  ])('refuses %j with the reason', (args, reason) => {
    expect(() => make(...args)).toThrow(reason);
  });

  test('never writes over what exists', () => {
    make('pattern', 'Twice');
    expect(() => make('pattern', 'Twice')).toThrow(/exists already/);
  });
});
