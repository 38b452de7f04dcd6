// What a generated folder needs in the files that know all folders, so that it is part of the house from its first minute.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from '../lib/run.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

/** Files that were named already: one is changed in several places. */
const wired = new Set();

/**
 * Changes one place of a file.
 *
 * @throws Error when the file does not look any more as this generator knows it
 */
function edit(file, place, change) {
  const text = read(file);
  if (!place.test(text)) throw new Error(`${file} has changed: scripts/new/wire.mjs finds no ${place} in it.`);
  writeFileSync(join(root, file), text.replace(place, change));
  if (!wired.has(file)) console.log(`wired in ${file}`);
  wired.add(file);
}

/** Puts an import on top; formatting puts it into its order. */
const addImport = (file, line) => edit(file, /^/, `${line}\n`);

/** Public entries of ui: one sorted line per part. */
export function exportPart({ folder, name, subpath }) {
  const file = 'packages/ui/package.json';
  const manifest = JSON.parse(read(file));
  manifest.exports[subpath] = `./${folder.slice('packages/ui/'.length)}/${name}.tsx`;
  manifest.exports = Object.fromEntries(Object.entries(manifest.exports).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, file), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`exported in ${file}`);
  return [];
}

/** Tens of the next module: numbers of migrations belong to modules (db/migrations/README.md). */
export function nextMigration() {
  const numbers = readdirSync(join(root, 'apps/gateway/db/migrations')).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.floor(Math.max(0, ...numbers) / 10) * 10 + 10).padStart(4, '0');
}

/** The job of a module in the contract of the console, and what the console calls it. */
function wireJob({ name }) {
  const job = `${name}.purge`;
  const known = / {2}JobName:\n {4}type: string\n {4}enum: \[\n[\s\S]*?(?=\n {6}\])/;
  edit('packages/api-client/openapi/admin/jobs.yaml', known, (names) => `${names},\n      ${job}`);
  const labels = 'apps/console/src/features/jobs/job-labels.ts';
  const label = `msg({ message: 'Clear old ${name.replaceAll('-', ' ')}', context: 'job', comment: 'Name of a job: what the site does by the clock' })`;
  edit(labels, /(const jobLabels: Labels<JobName> = \{\n[\s\S]*?)\n\};/, `$1\n  '${job}': ${label},\n};`);
  return [labels];
}

/** The operations of a module in the documents of both contracts, and in the tests that name every operation. */
function wireEndpoints({ name, Name, Single }) {
  const document = 'packages/api-client/openapi/openapi.yaml';
  const path = `\n  /wps/${name}:\n    $ref: './${name}.yaml#/paths/~1wps~1${name}'`;
  edit(document, /\n {2}\/wps\/events:/, (place) => `${path}${place}`);
  const ofConsole = 'packages/api-client/openapi/admin/openapi.yaml';
  const consolePath = `\n  /api/${name}:\n    $ref: './${name}.yaml#/paths/~1api~1${name}'`;
  edit(ofConsole, /\n {2}\/api\/overview:/, (place) => `${consolePath}${place}`);
  const known = 'packages/api-client/scripts/contract.test.ts';
  edit(known, /(toMatchInlineSnapshot\(`\n +\[\n)([\s\S]*?)(\n +\])/, (_, head, operations, tail) => {
    const made = ['GET', 'POST'].map((method) => `        "${method} /wps/${name}",`);
    return `${head}${[...operations.split('\n'), ...made].sort().join('\n')}${tail}`;
  });
  const called = 'apps/gateway/test/contract.db.test.ts';
  const calls = `  list${Name}: {},\n  make${Single}: { body: { note: 'What was written' } },\n`;
  edit(called, / {2}getRelatedOrigins: \{\},\n/, (place) => `${place}${calls}`);
  return [known, called, ...wireJob({ name })];
}

/** Says of each table what members get of it in the copy of their data. */
const copies = 'apps/gateway/src/modules/data-export/export-tables.ts';

/** A table that has rows of members is copied whole; of one that knows no member nothing is. */
function wireExport({ table, isOfMembers }) {
  if (isOfMembers)
    edit(copies, /\n {2}inbox_message: \{/, (place) => `\n  ${table}: { from: own('${table}'), by: 'id' },${place}`);
  else edit(copies, /('about no member': \[[\s\S]*?)\n {2}\]/, (_, names) => `${names}\n    '${table}',\n  ]`);
}

/** A module in the file that lists all of them: it is made there, and stands in the list that handlers and jobs are taken from. */
export function wireModule({ name, Name, camel, Single, table, number, hasEndpoints = false }) {
  const tens = `${number}-${number.slice(0, -1)}9`;
  edit('apps/gateway/db/migrations/README.md', /\.\s+No file depends on a higher number/, (end) => {
    return `,\n  ${tens} ${name.replaceAll('-', ' ')}${end}`;
  });
  wireExport({ table, isOfMembers: hasEndpoints });
  const tests = hasEndpoints ? wireEndpoints({ name, Name, Single }) : [];
  const list = 'apps/gateway/src/app/modules.ts';
  addImport(list, `import { create${Name}Module } from '../modules/${name}/${name}.module.ts';`);
  edit(list, /\n {2}const shared = /, `\n  const ${camel} = create${Name}Module(context);$&`);
  edit(list, /(const all = \[\n[\s\S]*?)\n {2}\] as const/, `$1\n    ${camel},\n  ] as const`);
  return [list, copies, ...tests];
}

/** Area of texts, row of who may open it (and the document that shows it), and the tree of routes of a screen. */
export async function wireFeature({ name }) {
  edit('lingui.config.ts', /(apps\/web\/src\/features\/\{home,content,settings)((?:,[a-z0-9-]+)*)\}/, `$1$2,${name}}`);
  const pages = 'apps/web/src/entry/pages.ts';
  const row = `'/${name}': 'everybody',`;
  edit(pages, /(export const pageAccess = \{\n[\s\S]*?)\n\} as const/, `$1\n  ${row}\n} as const`);
  await makeRouteTree();
  await run('node', ['scripts/security-docs.mjs']);
  return [pages];
}

/** Entry in the registry of the centre, which route and menu read, name in the address, and area of texts. */
export function wireCentrePage({ name, camel, centre }) {
  const registry = `apps/web/src/centres/${centre}/pages.ts`;
  const names = 'apps/web/src/entry/member-pages.ts';
  const isNew = centre === 'member' && !read(names).includes(`'${camel}'`);
  if (isNew) edit(names, /\n\] as const/, `\n  '${camel}',\n] as const`);
  addImport(registry, `import { ${camel}Page } from '../../features/${name}/${name}.page.ts';`);
  // pages of the member centre stand in the order of their names, as the menu shows them
  const order = centre === 'member' ? [...read(names).matchAll(/^ {2}'(\w+)',$/gm)].map(([, known]) => known) : [];
  edit(registry, /(export const \w+Pages = \{\n?)([\s\S]*?)\} satisfies/, (_, head, body) => {
    const entries = [...body.split('\n').filter((line) => line.trim()), `  ${camel}: ${camel}Page,`];
    const placeOf = (entry) => order.indexOf(entry.trim().split(':')[0]);
    return `${head.trimEnd()}\n${entries.sort((one, other) => placeOf(one) - placeOf(other)).join('\n')}\n} satisfies`;
  });
  edit('lingui.config.ts', /(features\/\{agency,auth)((?:,[a-z0-9-]+)*)\}/, `$1$2,${name}}`);
  return isNew ? [registry, names] : [registry];
}

/** A brand in the list of all of them, from which the rest follows, and the files that are made from its data. */
export async function wireBrand({ name }) {
  const list = 'packages/ui/src/brands/brands.ts';
  addImport(list, `import { ${name} } from './${name}.ts';`);
  edit(list, /(const all = \{\n[\s\S]*?)\n\} satisfies/, `$1\n  ${name},\n} satisfies`);
  await run('node', ['packages/ui/scripts/tokens.ts']);
  console.log('made packages/ui/tokens and packages/game-frame/src/brands.gen.css anew');
  return [list];
}

/** Placeholders for a game's name in the other languages of the catalogue, in each one's script: "New game". */
const newGame = ['ហ្គេមថ្មី', '新游戏', 'เกมใหม่', 'Jogo novo', 'لعبة جديدة'];

/** A slot that pays as the first one does: its table of pays, published return, name in the page, and place in the catalogue. */
export function wireGame({ name, Name }) {
  const title = Name.replaceAll(/(?<=.)[A-Z]/g, ' $&');
  const pays = 'apps/arcade/server/slot/games.ts';
  const [, first] = read(pays).match(/\n( {2}'lotus-fortune': \{\n[\s\S]*?\n {2}\},)\n/) ?? [];
  const entry = first?.replace('lotus-fortune', name);
  edit(pays, /\n\} as const satisfies Readonly<Record<string, SlotGame>>/, (end) => `\n${entry}${end}`);
  const returns = 'apps/arcade/server/slot/rtp.test.ts';
  const [, published] = read(returns).match(/'lotus-fortune': '([\d.]+)',/) ?? [];
  edit(returns, /(const published: [\s\S]*?)\n\};/, `$1\n  '${name}': '${published}',\n};`);
  const names = 'apps/arcade/client/slot/slots.ts';
  const line = `  '${name}': msg({ message: '${title}', comment: 'Name of a slot game' }),`;
  edit(names, /\n\} as const satisfies Readonly<Record<string, MessageDescriptor>>/, (end) => `\n${line}${end}`);
  const catalogue = 'packages/catalogue/src/written/slots-house.ts';
  const number = Math.max(...[...read(catalogue).matchAll(/^ {4}(\d+),$/gm)].map(([, node]) => Number(node))) + 1;
  const [, maxWin] = read(catalogue).match(/maxWin: ([\d._]+)/) ?? [];
  const allNames = [title, ...newGame].map((word) => `'${word}'`).join(', ');
  const game = `  [${number}, '${name}', 'lotus', [${allNames}], { hot: true, rtp: ${Number(published)}, volatility: 'medium', maxWin: ${maxWin}, ...common }],`;
  edit(catalogue, /\n\]\);\s*$/, (end) => `\n${game}${end}`);
  return [pays, returns, names, catalogue];
}

/** Entry in the registry of the console, which its routes and its menu read. */
export function wireConsolePage({ name, camel }) {
  const registry = 'apps/console/src/pages/pages.ts';
  addImport(registry, `import { ${camel}Page } from '../features/${name}/${name}.page.ts';`);
  edit(registry, /(const pages: readonly ConsolePage\[\] = \[\n[\s\S]*?)\n\];/, `$1\n  ${camel}Page,\n];`);
  return [registry];
}

/** The tree that the build makes too; made now, so that types are right before the first build. */
async function makeRouteTree() {
  const web = join(root, 'apps/web');
  const plugin = createRequire(join(web, 'package.json')).resolve('@tanstack/router-plugin/vite');
  const generator = createRequire(plugin).resolve('@tanstack/router-generator');
  const { Generator, getConfig } = await import(pathToFileURL(generator).href);
  const config = getConfig(
    {
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.(css|test|stories)\\.',
      disableLogging: true,
    },
    web,
  );
  await new Generator({ config, root: web }).run();
  console.log('made apps/web/src/routeTree.gen.ts anew');
}
