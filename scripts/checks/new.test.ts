import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './sources.ts';

/** What knows every part, screen and module, and is changed when one is added; and what the documents are made of. */
const wiredFiles = [
  'apps/console/src/pages',
  'apps/gateway/db/migrations',
  'apps/gateway/src/app/modules.ts',
  'apps/web/package.json',
  'apps/web/src/centres',
  'apps/web/src/entry',
  'apps/web/src/routes',
  'apps/web/src/routeTree.gen.ts',
  'biome.json',
  'docs/security',
  'lingui.config.ts',
  'packages/api-client/src/generated/admin/openapi.json',
  'packages/api-client/src/generated/openapi.json',
  'packages/i18n/src/errors',
  'packages/ui/package.json',
];

/** A bare copy of what the generators need: they write into it and leave the repository alone. */
let house = '';
const make = (...args: string[]): string =>
  execFileSync(process.execPath, ['scripts/new/main.mjs', ...args], { cwd: house, encoding: 'utf8', stdio: 'pipe' });
const textOf = (file: string): string => readFileSync(join(house, file), 'utf8');

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'mekong-new-'));
  cpSync(join(root, 'scripts'), join(house, 'scripts'), {
    recursive: true,
    filter: (path) => !path.includes('.results'),
  });
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const path of wiredFiles) cpSync(join(root, path), join(house, path), { recursive: true });
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('npm run new', () => {
  test('makes a component with every file of the folder contract, and exports it', () => {
    make('component', 'DrawClock');
    expect(readdirSync(join(house, 'packages/ui/src/components/DrawClock')).sort()).toEqual([
      'DrawClock.css.ts',
      'DrawClock.docs.ts',
      'DrawClock.examples.tsx',
      'DrawClock.stories.tsx',
      'DrawClock.tsx',
      'DrawClock.variants.ts',
    ]);
    const { exports } = JSON.parse(textOf('packages/ui/package.json'));
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
    ['module', 'missions', 'apps/gateway/src/modules/missions/missions.service.ts', 'createMissions('],
    [
      'module',
      'daily-missions',
      'apps/gateway/src/modules/daily-missions/daily-missions.tables.ts',
      'daily_mission: {',
    ],
  ])('makes a %s', (kind, name, file, content) => {
    make(kind, name);
    expect(textOf(file)).toContain(content);
  });

  test('wires a screen in: route, who may open it, area of its texts, the documents', () => {
    make('feature', 'gift-cards');
    expect(textOf('apps/web/src/routeTree.gen.ts')).toContain("fullPath: '/gift-cards'");
    expect(textOf('apps/web/src/entry/pages.ts')).toContain("'/gift-cards': 'everybody',");
    expect(textOf('lingui.config.ts')).toMatch(/features\/\{[a-z,-]*\bgift-cards\b/);
    expect(textOf('docs/security/roles.md')).toContain('`/gift-cards`');
  });

  test.each([
    ['member-page', 'member', 'deposit-limits-page'],
    ['agent-page', 'agent', 'commission-plans'],
  ])('makes a %s with its test and wires it in: registry and area of its texts', (kind, centre, name) => {
    make(kind, name);
    const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const Name = camel.replace(/^./, (letter) => letter.toUpperCase());
    expect(readdirSync(join(house, `apps/web/src/features/${name}`)).sort()).toEqual([
      `${Name}Page.test.tsx`,
      `${Name}Page.tsx`,
      `${name}.page.ts`,
    ]);
    expect(textOf(`apps/web/src/features/${name}/${Name}Page.test.tsx`)).toContain(`${centre}Pages.${camel}.open(`);
    expect(textOf(`apps/web/src/centres/${centre}/pages.ts`)).toContain(`${camel}: ${camel}Page`);
    expect(textOf('lingui.config.ts')).toMatch(new RegExp(`features/\\{agency,[a-z,-]*\\b${name}\\b`));
  });

  test('names a member page that the order of the menu does not know yet, and only such a one', () => {
    const before = textOf('apps/web/src/entry/member-pages.ts');
    make('member-page', 'transaction-history');
    expect(textOf('apps/web/src/entry/member-pages.ts')).toBe(before);
    make('member-page', 'transfer-fund');
    expect(textOf('apps/web/src/centres/member/pages.ts')).toMatch(
      /securityCenter: [\s\S]*transferFund: [\s\S]*transactionHistory: /,
    );
    make('member-page', 'gift-box');
    expect(textOf('apps/web/src/entry/member-pages.ts')).toContain("'giftBox',");
  });

  test('wires a module in: handlers, tables and a migration of its own ten', () => {
    make('module', 'lucky-draws');
    const list = textOf('apps/gateway/src/app/modules.ts');
    expect(list).toContain("import { createLuckyDrawsModule } from '../modules/lucky-draws/lucky-draws.module.ts';");
    expect(list).toContain('  const luckyDraws = createLuckyDrawsModule(context);\n');
    expect(list).toMatch(/const handlers: Handlers = \{[^}]*\.\.\.luckyDraws\.handlers,\n {2}\};/);
    expect(list).toMatch(/const all: readonly ModuleParts\[\] = \[[^\]]*luckyDraws,\n {2}\];/);
    const folder = readdirSync(join(house, 'apps/gateway/src/modules/lucky-draws'));
    expect(folder).toContain('lucky-draws.module.ts');
    expect(folder).toContain('lucky-draws.db.test.ts');
    expect(textOf('apps/gateway/src/modules/lucky-draws/lucky-draws.tables.ts')).toContain(
      'interface Database extends LuckyDrawsTables {}',
    );
    const migration = readdirSync(join(house, 'apps/gateway/db/migrations')).find((file) =>
      file.includes('lucky-draws'),
    );
    expect(migration).toMatch(/^\d{3}0-lucky-draws\.ts$/);
    expect(textOf(`apps/gateway/db/migrations/${migration}`)).toContain('create table lucky_draw (');
  });

  test('makes a page of the console that shows a list of its contract, with its test, and wires it in', () => {
    make('console-page', 'news-log', 'listAnnouncements');
    expect(readdirSync(join(house, 'apps/console/src/features/news-log')).sort()).toEqual([
      'NewsLogScreen.test.tsx',
      'NewsLogScreen.tsx',
      'news-log.page.ts',
    ]);
    const screen = textOf('apps/console/src/features/news-log/NewsLogScreen.tsx');
    expect(screen).toContain("useRows<WrittenAnnouncement>(['listAnnouncements'],");
    expect(screen).toContain("{ key: 'title', header: t`Title`, cell: ({ title }) => <bdi>{title}</bdi> },");
    expect(screen).toContain('<DateTime value={publishedAt} />');
    expect(textOf('apps/console/src/features/news-log/news-log.page.ts')).toContain("needs: 'listAnnouncements',");
    const registry = textOf('apps/console/src/pages/pages.ts');
    expect(registry).toContain("import { newsLogPage } from '../features/news-log/news-log.page.ts';");
    expect(registry).toMatch(/const pages: readonly ConsolePage\[\] = \[[^\]]*newsLogPage,\n\];/);
  });

  test('heads the columns of a console page by the words of the texts', () => {
    make('console-page', 'game-log', 'listGames');
    const screen = textOf('apps/console/src/features/game-log/GameLogScreen.tsx');
    expect(screen).toContain("{ key: 'vendorName', header: t`Provider name`,");
  });

  test('names each file that it wires a page into once', () => {
    const said = make('console-page', 'member-log', 'listMembers').split('\n');
    expect(said.filter((line) => line.startsWith('wired in'))).toEqual(['wired in apps/console/src/pages/pages.ts']);
  });

  test.each([
    [['console-page', 'limits'], /Say which list .*listAnnouncements/],
    [['console-page', 'limits', 'listMemberSignIns'], /no list/],
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
