// npm run new <kind> <name>: writes a component, pattern, brand, game, feature, page of a centre or of the console, or
// gateway module from its templates and wires it in, so that every check stays green.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from '../lib/run.mjs';
import { centrePageWords } from './centre-page.mjs';
import { consolePageWords, groups } from './console-page.mjs';
import {
  exportPart,
  nextMigration,
  wireBrand,
  wireCentrePage,
  wireConsolePage,
  wireFeature,
  wireGame,
  wireModule,
} from './wire.mjs';

const pascal = /^[A-Z][A-Za-z0-9]*$/;
const kebab = /^[a-z][a-z0-9-]*$/;
const toPascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter) => letter.toUpperCase());
const toCamel = (name) => toPascal(name).replace(/^./, (letter) => letter.toLowerCase());
/** A title as the English texts write it: the first word with a capital. */
const toTitle = (name) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
/** Tables are named in the singular. */
const toTable = (name) =>
  name
    .replaceAll('-', '_')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');

const part = (folder, prefix) => ({
  pattern: pascal,
  folders: (name) => ({ [folder === 'components' ? 'component' : 'pattern']: `packages/ui/src/${folder}/${name}` }),
  wire: ({ name }) => exportPart({ folder: `packages/ui/src/${folder}/${name}`, name, subpath: `${prefix}${name}` }),
  next: 'Fill in props, styles and stories; look at it in Storybook.',
});

/**
 * A page of the member centre or the agent centre: a feature of its own, and an entry in the registry. With a form, a table
 * or both when their operations are named.
 */
const centrePage = (centre) => ({
  pattern: kebab,
  usage: '[form=<operation>] [table=<operation>]',
  folders: (name, { __templates__: parts }) =>
    Object.fromEntries(parts.map((part) => [`centre-${part}`, `apps/web/src/features/${name}`])),
  words: (args, name) => centrePageWords(args, { centre, camel: toCamel(name), Name: toPascal(name) }),
  wire: (words) => wireCentrePage({ ...words, centre }),
  next: 'Fill in the page and its texts (npm run extract -w @mekong/i18n, then docs/guides/texts.md); its entry says what the address may hold, who sees it (guard), what it loads (loader) and what waits on it (useBadge).',
});

/**
 * Of each kind: how it is named, which templates go where (the first folder is its own), how it is wired in, and what is
 * left to do by hand.
 */
const kinds = {
  component: part('components', './'),
  pattern: part('patterns', './patterns/'),
  feature: {
    pattern: kebab,
    folders: (name) => ({ feature: `apps/web/src/features/${name}`, route: 'apps/web/src/routes/_site' }),
    wire: wireFeature,
    next: 'Fill in the screen; say in src/entry/pages.ts who may open it; texts that come later than the initial load belong to another area of lingui.config.ts.',
  },
  'member-page': centrePage('member'),
  'agent-page': centrePage('agent'),
  'console-page': {
    pattern: kebab,
    // the list that it shows, an operation of the admin contract, and the group of the menu
    usage: `<list> <${groups.join('|')}>`,
    folders: (name) => ({ 'console-page': `apps/console/src/features/${name}` }),
    words: consolePageWords,
    wire: wireConsolePage,
    next: 'Say its icon in its entry, filters and actions in its screen (docs/guides/operators.md); texts: npm run extract -w @mekong/i18n, then apps/console/locales.',
  },
  game: {
    pattern: kebab,
    isFile: true,
    folders: () => ({}),
    wire: wireGame,
    next: 'Change what it pays (apps/arcade/server/slot/games.ts): the tests of the arcade say the return, share of hits and best spin to publish. Then its names, motif and figures in the catalogue (packages/catalogue/src/written/slots-house.ts), its river in apps/arcade/client/slot/styles/scene.css, and its name: npm run extract -w @mekong/i18n, then arcade.po.',
  },
  brand: {
    pattern: /^[a-z]{2,20}$/,
    usage: '<hue of its accent, 0 to 359>',
    isFile: true,
    folders: () => ({ brand: 'packages/ui/src/brands' }),
    words: brandWords,
    wire: wireBrand,
    next: 'Change colours, corners, type, motion and mark to your own, then npm run tokens; the tests of packages/ui hold each pair of colours against WCAG. Look at it by the toolbar of the workshop, and record its pictures: STORIES=Brands npm run test:stories -w @mekong/storybook -- --update.',
  },
  module: {
    pattern: kebab,
    usage: '[endpoints]',
    folders: (name, { __withEndpoints__ }) => ({
      [__withEndpoints__ ? 'endpoints' : 'module']: `apps/gateway/src/modules/${name}`,
      [__withEndpoints__ ? 'endpoints-migration' : 'migration']: 'apps/gateway/db/migrations',
      ...(__withEndpoints__ && {
        'endpoints-contract': 'packages/api-client/openapi',
        'endpoints-admin': 'packages/api-client/openapi/admin',
      }),
    }),
    words: moduleWords,
    wire: wireModule,
    next: ({ __withEndpoints__, __Name__, __Single__, __name__, __words__ }) =>
      __withEndpoints__
        ? `npm run generate; list${__Name__} and make${__Single__} work now, and listAll${__Name__} for operators. Change tables, rules, operations and job into yours first, and generate after each change of the contract (CONTRIBUTING.md, An endpoint): pages are made from the operations as they are then. npm run new member-page ${__name__} form=make${__Single__} table=list${__Name__}; npm run new console-page ${__name__} listAll${__Name__} people. The console calls its job "Clear old ${__words__}": npm run extract -w @mekong/i18n, then its texts (docs/guides/texts.md). Members get the table in the copy of their data (data-export/export-tables.ts): name there what they must not have.`
        : 'Fill in tables and rules; say in data-export/export-tables.ts what members get of the table (it stands among those about no member); write its operations into packages/api-client/openapi and name their paths in openapi.yaml, npm run generate, then a handler for each in its routes (CONTRIBUTING.md, An endpoint). With the word endpoints it begins with two operations and a job.',
  },
};

/** Whether a module begins with a list, an operation that adds to it, and a job. @throws Error for other words */
function moduleWords([with_, ...others], name) {
  if ((with_ !== undefined && with_ !== 'endpoints') || others.length > 0)
    throw new Error(
      'A module takes one more word, "endpoints": it begins with a list, an operation that adds to it, and a job then.',
    );
  return {
    __Single__: toPascal(toTable(name).replaceAll('_', '-')),
    __withEndpoints__: with_ ?? '',
  };
}

/** A hue in degrees. @throws Error when it is none */
function brandWords([hue]) {
  if (!/^(?:\d|[1-9]\d|[12]\d\d|3[0-5]\d)$/.test(hue ?? '')) throw new Error('Say the hue of its accent, 0 to 359.');
  return { __hue__: hue };
}

const [kindName, name, ...args] = process.argv.slice(2);
const kind = kinds[kindName];
const usageOf = (of) => ['npm run new', of, '<name>', kinds[of].usage].filter(Boolean).join(' ');
const fail = (message) => {
  const usages = (kind ? [kindName] : Object.keys(kinds)).map(usageOf);
  console.error([message, 'Usage:', ...usages.map((usage) => `  ${usage}`)].join('\n'));
  process.exit(1);
};
if (!kind) fail(kindName ? `There is no template "${kindName}".` : 'What should be made?');
if (!name || !kind.pattern.test(name))
  fail(
    `"${name ?? ''}" is no name for a ${kindName}: ${kind.pattern === kebab ? 'kebab-case, for example deposit-limits' : kind.pattern === pascal ? 'PascalCase, for example DrawCard' : 'lower-case letters, for example sapphire'}.`,
  );
/** Words of a kind that has its own; what it cannot be made from ends here, before anything is written. */
function ownWords() {
  try {
    return kind.words?.(args, name);
  } catch ({ message }) {
    return fail(message);
  }
}
const words = {
  ...ownWords(),
  __Name__: toPascal(name),
  __camel__: toCamel(name),
  __table__: toTable(name),
  __name__: name,
  __title__: toTitle(name),
  __words__: name.replaceAll('-', ' '),
  __number__: kindName === 'module' ? nextMigration() : '',
};
const folders = kind.folders(name, words);
const own = Object.values(folders)[0];
if (!kind.isFile && existsSync(join(root, own))) fail(`${own} exists already.`);

const fill = (text) => Object.entries(words).reduce((filled, [word, value]) => filled.replaceAll(word, value), text);

const files = Object.entries(folders).flatMap(([templates, folder]) => {
  const from = join(root, 'scripts/new/templates', templates);
  return readdirSync(from).map((template) => ({
    file: `${folder}/${fill(template).replace(/\.tpl$/, '')}`,
    text: fill(readFileSync(join(from, template), 'utf8')),
  }));
});
// looked at before the first is written: what is refused leaves nothing behind
const taken = files.find(({ file }) => existsSync(join(root, file)));
if (taken) fail(`${taken.file} exists already.`);
for (const { file, text } of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.log(`made ${file}`);
}
const made = files.map(({ file }) => file);
const wired = await kind.wire({
  name,
  Name: words.__Name__,
  camel: words.__camel__,
  Single: words.__Single__,
  table: words.__table__,
  hasEndpoints: Boolean(words.__withEndpoints__),
  number: words.__number__,
});
process.exitCode = await run(
  'biome',
  [
    'check',
    '--write',
    '--error-on-warnings',
    '--log-level=error',
    ...made.filter((file) => !file.endsWith('.yaml')),
    ...wired,
  ],
  {},
  { isQuiet: true },
);
console.log(typeof kind.next === 'function' ? kind.next(words) : kind.next);
