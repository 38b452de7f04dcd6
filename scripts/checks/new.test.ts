import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractWarning } from '../new/contract.mjs';
import { root } from './sources.ts';

/** What knows every part, screen and module, and is changed when one is added; and what the documents are made of. */
const wiredFiles = [
  'apps/arcade/client/kit',
  'apps/arcade/client/slot/slots.ts',
  'apps/arcade/server',
  'apps/arcade/shared',
  'apps/console/package.json',
  'apps/console/src',
  'apps/console/test',
  'apps/gateway/db/migrations',
  'packages/catalogue/src/written/slots-house.ts',
  'apps/gateway/package.json',
  'apps/gateway/src',
  'apps/gateway/test',
  'apps/web/package.json',
  'apps/web/src',
  'docs/security',
  'lingui.config.ts',
  'packages/api-client/openapi/admin/jobs.yaml',
  'packages/api-client/openapi/admin/openapi.yaml',
  'packages/api-client/openapi/openapi.yaml',
  'packages/api-client/scripts',
  'packages/api-client/src/generated',
  'packages/game-frame/src',
  'packages/i18n/src/errors',
  'packages/ui/package.json',
  'packages/ui/scripts',
  'packages/ui/src',
  'packages/ui/tokens',
  'tsconfig.base.json',
];

/** A bare copy of what the generators need: they write into it and leave the repository alone. */
let house = '';
const make = (...args: string[]): string =>
  execFileSync(process.execPath, ['scripts/new/main.mjs', ...args], { cwd: house, encoding: 'utf8', stdio: 'pipe' });
const textOf = (file: string): string => readFileSync(join(house, file), 'utf8');

/**
 * Makes what the gateway reads of a contract with the operations of a new module, as `npm run generate` does with all the
 * rest: they are put into the document that there is, since bundling all its files would take as long as the whole test.
 */
function generateWith(module: string): void {
  const code = `
    import { readFileSync, writeFileSync } from 'node:fs';
    import { join } from 'node:path';
    import { parse } from 'yaml';
    import { gatewayFiles, generatedFolders } from './packages/api-client/scripts/generate.ts';
    const places = { common: 'schemas', parameters: 'parameters', responses: 'responses' };
    const read = (file) => readFileSync('packages/api-client/openapi/' + file, 'utf8')
      .replace(/'[.]{1,2}\\/components\\/(\\w+)[.]yaml#\\/(\\w+)'/g, (_, file, name) => "'#/components/" + places[file] + '/' + name + "'")
      .replaceAll("'#/schemas/", "'#/components/schemas/");
    const sources = { mekong: '${module}.yaml', admin: 'admin/${module}.yaml' };
    for (const [name, folder] of Object.entries(generatedFolders)) {
      const { paths, schemas } = parse(read(sources[name]));
      const contract = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'));
      Object.assign(contract.paths, paths);
      Object.assign(contract.components.schemas, schemas);
      for (const [file, text] of Object.entries(await gatewayFiles(name, contract))) writeFileSync(join(folder, file), text);
    }`;
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: house, stdio: 'pipe' });
}

/** What the gateway imports from the contract, as the copy has it; every other package is that of the repository. */
const generated = Object.fromEntries(
  Object.entries({ types: 'types', validators: 'zod', operations: 'operations' }).flatMap(([name, file]) => [
    [`@mekong/api-client/contract/${name}`, [`./packages/api-client/src/generated/${file}.gen.ts`]],
    [`@mekong/api-client/admin/contract/${name}`, [`./packages/api-client/src/generated/admin/${file}.gen.ts`]],
  ]),
);

/** What the compiler finds in these files and folders of the copy; of what they import it knows too little to judge. */
function typeErrorsIn(made: readonly string[]): string[] {
  const compilerOptions = { lib: ['es2024', 'dom', 'dom.iterable'], types: ['vite/client', 'node'], paths: generated };
  // what the generated repository joins
  const known = 'apps/gateway/src/modules/identity/identity.tables.ts';
  const config = { extends: './tsconfig.base.json', compilerOptions, include: [...made, known] };
  writeFileSync(join(house, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '--singleThreaded', '-p', '.'], {
    cwd: house,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => made.some((path) => line.startsWith(path)));
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'mekong-new-'));
  cpSync(join(root, 'scripts'), join(house, 'scripts'), {
    recursive: true,
    filter: (path) => !path.includes('.results'),
  });
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const path of wiredFiles) cpSync(join(root, path), join(house, path), { recursive: true });
  // rules that follow imports read every file there is, each time; what is made is held against all others
  const { vcs: _, linter, ...biome } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const { noImportCycles: _cycles, ...suspicious } = linter.rules.suspicious;
  const { noUndeclaredDependencies: _undeclared, ...correctness } = linter.rules.correctness;
  const { project: _project, ...domains } = linter.domains;
  const rules = { ...linter.rules, suspicious, correctness };
  writeFileSync(join(house, 'biome.json'), JSON.stringify({ ...biome, linter: { ...linter, domains, rules } }));
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

  test('makes a pattern', () => {
    make('pattern', 'PrizeCard');
    expect(textOf('packages/ui/src/patterns/PrizeCard/PrizeCard.tsx')).toContain('export function PrizeCard(');
  });

  test('wires a screen in: route, who may open it, area of its texts, the documents', () => {
    make('feature', 'gift-cards');
    const screen = textOf('apps/web/src/features/gift-cards/GiftCardsScreen.tsx');
    expect(screen).toContain('function GiftCardsScreen(');
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
    const order = 'apps/web/src/entry/member-pages.ts';
    const known = textOf(order).replace("  'transferFund',", "  'luckyDay',\n  'luckyNight',\n  'transferFund',");
    writeFileSync(join(house, order), known);
    make('member-page', 'lucky-night');
    make('member-page', 'lucky-day');
    expect(textOf(order)).toBe(known);
    expect(textOf('apps/web/src/centres/member/pages.ts')).toMatch(
      /securityCenter: [\s\S]*luckyDay: [\s\S]*luckyNight: [\s\S]*transferFund: /,
    );
    make('member-page', 'gift-box');
    expect(textOf(order)).toContain("'giftBox',");
  });

  test('wires a module in: handlers, tables and a migration of its own ten', () => {
    make('module', 'lucky-draws');
    const list = textOf('apps/gateway/src/app/modules.ts');
    expect(list).toContain("import { createLuckyDrawsModule } from '../modules/lucky-draws/lucky-draws.module.ts';");
    expect(list).toContain('  const luckyDraws = createLuckyDrawsModule(context);\n');
    expect(list).toMatch(/const all = \[[^\]]*luckyDraws,\n {2}\] as const/);
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
    const ten = migration?.slice(0, 3);
    expect(textOf('apps/gateway/db/migrations/README.md')).toContain(`  ${ten}0-${ten}9 lucky draws.`);
    expect(textOf(`apps/gateway/db/migrations/${migration}`)).toContain('create table lucky_draw (');
  });

  test('makes a module that begins with a list, an operation and a job, and names both where all of them stand', () => {
    make('module', 'prize-claims', 'endpoints');
    const folder = 'apps/gateway/src/modules/prize-claims/prize-claims';
    expect(textOf(`${folder}.routes.ts`)).toContain("SomeHandlers<'listPrizeClaims' | 'makePrizeClaim'>");
    expect(textOf(`${folder}.module.ts`)).toContain("name: 'prize-claims.purge', everySeconds: 3_600");
    expect(textOf('packages/api-client/openapi/prize-claims.yaml')).toContain('operationId: makePrizeClaim');
    const paths = textOf('packages/api-client/openapi/openapi.yaml');
    expect(paths).toContain("  /wps/prize-claims:\n    $ref: './prize-claims.yaml#/paths/~1wps~1prize-claims'\n");
    const known = textOf('packages/api-client/scripts/contract.test.ts');
    const operations = known.split('toMatchInlineSnapshot(`')[1]?.match(/^ +"\w+ \/.*",$/gm) ?? [];
    expect(operations).toContain('        "GET /wps/prize-claims",');
    expect(operations).toEqual(operations.toSorted());
    expect(textOf('apps/gateway/test/contract.db.test.ts')).toContain('listPrizeClaims: {},');
    expect(textOf(`${folder}.admin.ts`)).toContain("SomeAdminHandlers<'listAllPrizeClaims'>");
    expect(textOf('packages/api-client/openapi/admin/openapi.yaml')).toContain(
      "  /api/prize-claims:\n    $ref: './prize-claims.yaml#/paths/~1api~1prize-claims'\n",
    );
    const copies = textOf('apps/gateway/src/modules/data-export/export-tables.ts');
    expect(copies).toContain("  prize_claim: { from: own('prize_claim'), by: 'id' },\n");
    expect(copies).toMatch(/'about no member': \[[\s\S]*'lucky_draw',\n {2}\]/);
    const jobs = textOf('packages/api-client/openapi/admin/jobs.yaml');
    expect(jobs).toMatch(/JobName:\n[^\]]*,\n {6}prize-claims\.purge\n {6}\]/);
    const labels = textOf('apps/console/src/features/jobs/job-labels.ts');
    expect(labels).toContain("'prize-claims.purge': msg({\n    message: 'Clear old prize claims',");
  });

  test('makes a page of the console that shows a list of its contract, with its test, and wires it in', () => {
    make('console-page', 'news-log', 'listAnnouncements', 'people');
    expect(readdirSync(join(house, 'apps/console/src/features/news-log')).sort()).toEqual([
      'NewsLogScreen.test.tsx',
      'NewsLogScreen.tsx',
      'news-log.page.ts',
    ]);
    const screen = textOf('apps/console/src/features/news-log/NewsLogScreen.tsx');
    expect(screen).toContain("useRows<WrittenAnnouncement>(['listAnnouncements'],");
    expect(screen).toContain("{ key: 'title', header: t`Title`, cell: ({ title }) => <bdi>{title}</bdi> },");
    expect(screen).toContain('<DateTime value={publishedAt} />');
    const entry = textOf('apps/console/src/features/news-log/news-log.page.ts');
    expect(entry).toContain("needs: 'listAnnouncements',");
    expect(entry).toContain("group: 'people',");
    const registry = textOf('apps/console/src/pages/pages.ts');
    expect(registry).toContain("import { newsLogPage } from '../features/news-log/news-log.page.ts';");
    expect(registry).toMatch(/const pages: readonly ConsolePage\[\] = \[[^\]]*newsLogPage,\n\];/);
  });

  test('heads the columns of a console page by the words of the texts', () => {
    const said = make('console-page', 'game-log', 'listGames', 'content').split('\n');
    expect(said.filter((line) => line.startsWith('wired in'))).toEqual(['wired in apps/console/src/pages/pages.ts']);
    const screen = textOf('apps/console/src/features/game-log/GameLogScreen.tsx');
    expect(screen).toContain("{ key: 'vendorName', header: t`Provider name`,");
    expect(screen).toContain("{ key: 'gameId', header: t`Game ID`,");
  });

  test('writes closed lists in words: those of the page itself, or those that several pages share', () => {
    const ofGames = textOf('apps/console/src/features/game-log/GameLogScreen.tsx');
    expect(ofGames).toContain('cell: ({ status }) => label(listingLabels, status)');
    const ofNews = textOf('apps/console/src/features/news-log/NewsLogScreen.tsx');
    expect(ofNews).toContain("coming: msg({ message: 'Coming', context: 'state' }),");
    expect(ofNews).toContain('cell: ({ state }) => label(stateLabels, state)');
  });

  test('makes a page with a form and a table of the contract, each with its test', () => {
    make('member-page', 'bet-desk', 'form=reportGame', 'table=getBets');
    expect(readdirSync(join(house, 'apps/web/src/features/bet-desk')).sort()).toEqual([
      'BetDeskForm.test.tsx',
      'BetDeskForm.tsx',
      'BetDeskPage.test.tsx',
      'BetDeskPage.tsx',
      'BetDeskTable.test.tsx',
      'BetDeskTable.tsx',
      'bet-desk-search.ts',
      'bet-desk.page.ts',
    ]);
    const form = textOf('apps/web/src/features/bet-desk/BetDeskForm.tsx');
    expect(form).toContain('validator: zReportGameBody,');
    // what may be long is written in several lines
    expect(form).toContain("<TextArea {...field('text')}");
    expect(form).toContain("invalidateQueries({ queryKey: ['getBets'] })");
    const table = textOf('apps/web/src/features/bet-desk/BetDeskTable.tsx');
    expect(table).toContain('category: search.category, status: search.status, page, pageSize');
    expect(textOf('apps/web/src/features/bet-desk/BetDeskTable.test.tsx')).toMatch(
      /lastCall\?\.\[0\]\.query\)\.toMatchObject\(\{ \w/,
    );
    expect(textOf('apps/web/src/features/bet-desk/bet-desk-search.ts')).toContain('listPage: pageNumber(),');
  });

  test('makes a table of a list that goes by cursor, with nothing in the address', () => {
    make('agent-page', 'log-ins', '--table', 'getSignInHistory');
    const table = textOf('apps/web/src/features/log-ins/LogInsTable.tsx');
    expect(table).toContain('hasMore: hasNextPage');
    expect(table).not.toContain("key: 'id'");
    expect(table).toContain('rowKey={({ id }) => String(id)}');
    // a test that asks for nothing could not fail
    expect(textOf('apps/web/src/features/log-ins/LogInsTable.test.tsx')).not.toContain('.query)');
    expect(readdirSync(join(house, 'apps/web/src/features/log-ins'))).not.toContain('log-ins-search.ts');
  });

  test('makes a slot that pays as the first one: pays, published return, name and catalogue', () => {
    make('game', 'river-carnival');
    const slots = textOf('apps/arcade/server/slot/games.ts').split(/\n {2}'[a-z-]+': \{\n/);
    const paysOf = (slot = '') => slot.split('hitRate')[0];
    expect(paysOf(slots.at(-1))).toContain('linePays');
    expect(paysOf(slots.at(-1))).toBe(paysOf(slots[1]));
    expect(textOf('apps/arcade/server/slot/rtp.test.ts')).toMatch(/'river-carnival': '[\d.]+',\n\};/);
    expect(textOf('apps/arcade/client/slot/slots.ts')).toContain("'river-carnival': msg({ message: 'River Carnival',");
    expect(textOf('packages/catalogue/src/written/slots-house.ts')).toMatch(/\d{6},\n +'river-carnival',/);
  });

  test('makes a brand, puts it into the list of all of them, and writes what is made from it', () => {
    make('brand', 'sapphire', '255');
    expect(textOf('packages/ui/src/brands/sapphire.ts')).toContain('accent: [0.84, 0.11, 255],');
    expect(textOf('packages/ui/src/brands/brands.ts')).toMatch(/const all = \{[^}]*\n {2}sapphire,\n\} satisfies/);
    expect(textOf('packages/game-frame/src/brands.gen.css')).toContain(':root[data-brand="sapphire"] {');
    expect(textOf('packages/ui/tokens/sapphire.tokens.json')).toContain('Sapphire');
  });

  test('makes what the compiler takes, which finds what is wrong beside it', () => {
    const made = [
      'apps/web/src/features/bet-desk',
      'apps/web/src/features/log-ins',
      'apps/web/src/features/gift-cards',
      'apps/web/src/features/deposit-limits-page',
      'apps/console/src/features/news-log',
      'apps/console/src/features/game-log',
      'apps/gateway/src/modules/lucky-draws',
      // its test starts a whole gateway, which would have to be compiled with it
      ...['admin', 'module', 'repository', 'routes', 'service', 'tables'].map(
        (file) => `apps/gateway/src/modules/prize-claims/prize-claims.${file}.ts`,
      ),
      ...readdirSync(join(house, 'apps/gateway/db/migrations'))
        .filter((file) => /lucky-draws|prize-claims/.test(file))
        .map((file) => `apps/gateway/db/migrations/${file}`),
      'apps/arcade/client/slot/slots.ts',
      'apps/arcade/server/slot/games.ts',
      'packages/ui/src/components/DrawClock',
      'packages/ui/src/patterns/PrizeCard',
      'packages/ui/src/brands',
    ] as const;
    generateWith('prize-claims');
    writeFileSync(join(house, made[0], 'wrong.ts'), 'export const wrong: string = 1;\n');
    expect(typeErrorsIn(made)).toEqual([expect.stringContaining('bet-desk/wrong.ts(1,14)')]);
  });

  test.each([
    [['console-page', 'limits'], /Say which list .*listAnnouncements/],
    [['console-page', 'limits', 'listMemberSignIns'], /no list/],
    [
      ['console-page', 'limits', 'listGames', 'contents'],
      /no group of the menu: overview, money, people, content, system/,
    ],
    [['member-page', 'limits', 'form=login2'], /no operation .*reportGame/],
    [['member-page', 'limits', 'chart=getBets'], /no part of a page/],
    [['member-page', 'transfer-fund'], /The member centre has a page transferFund already/],
    [['module', 'limits', 'endpoint'], /"endpoints"/],
    [['brand', 'gold', '360'], /hue of its accent/],
    [['component', 'drawClock'], /PascalCase/],
    [['module', '../escape'], /kebab-case/],
    [['gizmo', 'X'], /no template/],
  ])('refuses %j with the reason', (args, reason) => {
    expect(() => make(...args)).toThrow(reason);
  });

  test.each(['site', 'admin'])('says when the contract of the %s is not what was generated from it', (side) => {
    const made = join(root, 'packages/api-client/src/generated', side === 'admin' ? 'admin' : '', 'openapi.json');
    const contract = JSON.parse(readFileSync(made, 'utf8'));
    const warningFor = (written: unknown, isChanged = true) =>
      contractWarning(side, { isChanged: () => isChanged, bundle: () => written, made });
    expect(warningFor(contract)).toBeUndefined();
    // a file of components that has changed is in the document, whatever its time
    const changed = structuredClone(contract);
    changed.components.schemas.Money.maxLength = 1;
    expect(warningFor(changed)).toMatch(/npm run generate first/);
    expect(warningFor(changed, false)).toBeUndefined();
  });

  test('never writes over what exists', () => {
    make('pattern', 'Twice');
    expect(() => make('pattern', 'Twice')).toThrow(/exists already/);
    expect(() => make('feature', 'promotions')).toThrow(/promotions\.tsx exists already/);
    expect(readdirSync(join(house, 'apps/web/src/features'))).not.toContain('promotions');
  });
});
