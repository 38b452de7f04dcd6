// npm run new <kind> <name>: writes the folder of a component, pattern, feature or gateway module from its template.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from '../lib/run.mjs';

const pascal = /^[A-Z][A-Za-z0-9]*$/;
const kebab = /^[a-z][a-z0-9-]*$/;
const toPascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter) => letter.toUpperCase());

/** Where each kind goes, how it is named, and what is left to do by hand. */
const kinds = {
  component: {
    folder: (name) => `packages/ui/src/components/${name}`,
    pattern: pascal,
    export: './',
    next: 'Fill in props, styles and stories; look at it in Storybook.',
  },
  pattern: {
    folder: (name) => `packages/ui/src/patterns/${name}`,
    pattern: pascal,
    export: './patterns/',
    next: 'Fill in props, styles and stories; look at it in Storybook.',
  },
  feature: {
    folder: (name) => `apps/web/src/features/${name}`,
    pattern: kebab,
    next: 'Add a route in apps/web/src/routes, and the folder to an area in lingui.config.ts.',
  },
  module: {
    folder: (name) => `apps/gateway/src/modules/${name}`,
    pattern: kebab,
    next: 'Add its operations to the contract, its handlers to src/server/modules.ts, its tables to src/db/types.ts.',
  },
};

const [kindName, name] = process.argv.slice(2);
const kind = kinds[kindName];
const fail = (message) => {
  console.error(`${message}\nUsage: npm run new <${Object.keys(kinds).join('|')}> <name>`);
  process.exit(1);
};
if (!kind) fail(kindName ? `There is no template "${kindName}".` : 'What should be made?');
if (!name || !kind.pattern.test(name))
  fail(
    `"${name ?? ''}" is no name for a ${kindName}: ${kind.pattern === pascal ? 'PascalCase, for example DrawCard' : 'kebab-case, for example deposit-limits'}.`,
  );
const folder = kind.folder(name);
if (existsSync(join(root, folder))) fail(`${folder} exists already.`);

const templates = join(root, 'scripts/new/templates', kindName);
const fill = (text) =>
  text
    .replaceAll('__Name__', toPascal(name))
    .replaceAll('__name__', name)
    .replaceAll('__table__', name.replaceAll('-', '_'));
for (const template of readdirSync(templates)) {
  const file = join(root, folder, fill(template).replace(/\.tpl$/, ''));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fill(readFileSync(join(templates, template), 'utf8')));
  console.log(`made ${file.slice(root.length)}`);
}

if (kind.export) {
  const file = join(root, 'packages/ui/package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.exports[`${kind.export}${name}`] = `./${folder.slice('packages/ui/'.length)}/${name}.tsx`;
  manifest.exports = Object.fromEntries(Object.entries(manifest.exports).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  console.log('exported in packages/ui/package.json');
}
await run('biome', ['check', '--write', '--log-level=error', folder]);
console.log(kind.next);
