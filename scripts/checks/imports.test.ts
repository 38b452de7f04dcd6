import { describe, expect, test } from 'vitest';
import { type Import, importsOf, isTest, sources, read as textOf } from './sources.ts';

const code = '*.{ts,tsx}';
const product = (...folders: string[]): Import[] =>
  importsOf(sources(...folders.map((folder) => `${folder}/**/${code}`)).filter((file) => !isTest(file)));

const show = (found: Import[]): string[] => found.map(({ file, specifier }) => `${file} imports ${specifier}`);

/** Which workspace packages the sources of each package may import: the table of docs/architecture.md. */
const packages: Record<string, { allowed: RegExp; remedy: string }> = {
  'packages/ui/src': {
    allowed: /^@mekong\/(i18n|game-frame\/fonts)\//,
    remedy:
      'A part of ui gets its data by props and its links through UiProvider linkComponent; only i18n and the faces may be imported.',
  },
  'packages/api-client/src': {
    allowed: /^$/,
    remedy: 'api-client stands alone: move the shared piece into it, or pass it in.',
  },
  'packages/i18n/src': {
    allowed: /^$/,
    remedy: 'i18n stands alone: it reads the sources of others by glob, never by import.',
  },
  'packages/art/src': {
    allowed: /^$/,
    remedy: 'art draws from plain options: what a drawing shows is handed to it.',
  },
  'packages/catalogue/src': {
    allowed: /^@mekong\/(api-client\/contract\/|art\/)/,
    remedy: 'The catalogue is data that gateway and games both know: it imports neither of them.',
  },
  'packages/game-frame/src': {
    allowed: /^@mekong\/i18n\//,
    remedy: 'The protocol knows languages and nothing else: both sides of the frame bring their own.',
  },
  'apps/web/src': {
    allowed: /^@mekong\/(ui|api-client(?!\/admin\/)|game-frame|i18n)\//,
    remedy:
      'web assembles ui, api-client and i18n; nothing of the gateway, the arcade or the operators’ console belongs in the browser.',
  },
  'apps/console/src': {
    allowed: /^@mekong\/(ui\/|i18n\/|api-client\/(admin\/|errors$|reach$))/,
    remedy:
      'The console speaks its own contract: import @mekong/api-client/admin/*, and nothing of the site or the gateway.',
  },
  'apps/storybook/.storybook': {
    allowed: /^@mekong\/(ui|i18n)\//,
    remedy: 'Stories need no server: patterns take plain props.',
  },
  'apps/arcade/client': {
    allowed: /^@mekong\/(game-frame|i18n)\//,
    remedy: 'A game knows the site through launch parameters and messages alone.',
  },
  'apps/arcade/server': {
    allowed: /^@mekong\/(api-client\/contract|art|catalogue)\//,
    remedy:
      'The arcade is an outside vendor: it has the contract of the wallet, the catalogue of its games and their art, and reaches the gateway over signed HTTP.',
  },
  'apps/cashier-sandbox': {
    allowed: /^$/,
    remedy: 'The sandbox is an outside payment provider: the gateway reaches it over HTTP, and it knows nothing of us.',
  },
  'apps/gateway': {
    allowed:
      /^@mekong\/(api-client\/(admin\/)?contract\/|arcade\/server$|art\/|catalogue\/|i18n\/|ui\/brands(\/values)?$)/,
    remedy:
      'The gateway shares the contract and the data of brands, not what runs in a browser: import @mekong/api-client/contract/* or @mekong/ui/brands.',
  },
};

describe('packages import only those below them', () => {
  for (const [folder, { allowed, remedy }] of Object.entries(packages))
    test(folder, () => {
      const found = product(folder).filter(
        ({ specifier }) => specifier.startsWith('@mekong/') && !allowed.test(specifier),
      );
      expect(show(found), remedy).toEqual([]);
    });

  test('nothing that a player loads brings the contract of the console', () => {
    const found = product('packages/api-client/src').filter(
      ({ file, path }) => /\/admin\//.test(path ?? '') && !/\/admin\//.test(file),
    );
    expect(show(found), 'Only src/client/admin and the console itself import src/generated/admin.').toEqual([]);
  });

  test('web reads answers by the types of readers', () => {
    const found = product('apps/web/src').filter(({ specifier }) => specifier === '@mekong/api-client/contract/types');
    expect(
      show(found),
      'The gateway may be newer than a tab: import @mekong/api-client/types, which has the values that are not listed yet.',
    ).toEqual([]);
  });

  test('ui never imports a router, a query cache or a form library', () => {
    const found = product('packages/ui/src').filter(({ specifier }) =>
      /^(@tanstack\/react-(router|query)|react-hook-form|zod)/.test(specifier),
    );
    expect(
      show(found),
      'Hand the part plain props and callbacks; the wiring belongs to apps/web/src/features.',
    ).toEqual([]);
  });
});

/** Layers inside a package, lowest first: a file may import its own layer and those before it. */
const layers: Record<string, { order: string[]; remedy: string }> = {
  'packages/ui/src': {
    order: ['tokens', 'themes', 'styles', 'provider', 'internal', 'components', 'patterns'],
    remedy: 'Inside ui: tokens <- themes <- styles <- components <- patterns. Move the shared piece down.',
  },
  'apps/web/src': {
    order: ['entry', 'state', 'queries', 'parts', 'features', 'modals', 'centres', 'shell', 'routes', 'app'],
    remedy:
      'Inside web: app -> routes -> shell -> centres -> modals -> features -> parts -> queries -> state -> entry. Open a modal by its typed name.',
  },
  'apps/console/src': {
    order: ['state', 'queries', 'parts', 'features', 'pages', 'shell', 'app'],
    remedy: 'Inside the console: app -> shell -> pages -> features -> parts -> queries -> state.',
  },
};

describe('layers point downwards', () => {
  for (const [folder, { order, remedy }] of Object.entries(layers))
    test(folder, () => {
      const layerOf = (path: string): number => order.indexOf(path.slice(folder.length + 1).split('/')[0] ?? '');
      const found = product(folder).filter(
        ({ file, path }) =>
          path?.startsWith(`${folder}/`) && layerOf(path) >= 0 && layerOf(file) >= 0 && layerOf(path) > layerOf(file),
      );
      expect(show(found), remedy).toEqual([]);
    });

  test('a feature of web or of the console never imports another feature', () => {
    const feature = (path: string): string | undefined =>
      /^apps\/(?:web|console)\/src\/features\/([^/]+)\//.exec(path)?.[1];
    const found = product('apps/web/src/features', 'apps/console/src/features').filter(
      ({ file, path }) => path && feature(path) && feature(path) !== feature(file),
    );
    expect(show(found), 'Open the other feature by its modal name or route, or move the shared part into ui.').toEqual(
      [],
    );
  });

  test('a route of the gateway never touches a repository', () => {
    const found = product('apps/gateway/src/modules').filter(
      ({ file, specifier }) => file.endsWith('.routes.ts') && specifier.endsWith('.repository.ts'),
    );
    expect(show(found), 'routes -> service -> repository: call the service.').toEqual([]);
  });

  test('the gateway knows no more of the arcade than how it is started', () => {
    const found = product('apps/gateway').filter(
      ({ file, specifier }) => specifier.startsWith('@mekong/arcade/') && file !== 'apps/gateway/src/app/arcade.ts',
    );
    expect(show(found), 'The arcade is an outside vendor: it is reached over HTTP, by the vendor contract.').toEqual(
      [],
    );
  });

  test('nobody imports the payment sandbox, and it imports nobody', () => {
    const inside = product('apps/cashier-sandbox').filter(
      ({ path }) => path && !path.startsWith('apps/cashier-sandbox/'),
    );
    const outside = product('apps', 'packages').filter(
      ({ file, specifier, path }) =>
        !file.startsWith('apps/cashier-sandbox/') &&
        (specifier.startsWith('@mekong/cashier-sandbox') || path?.startsWith('apps/cashier-sandbox/')),
    );
    expect(show([...inside, ...outside]), 'It is an outside provider, in a process of its own.').toEqual([]);
  });

  test('the kit of the games knows no game', () => {
    const found = product('apps/arcade/client/kit').filter(
      ({ path }) => path?.startsWith('apps/arcade/') && !path.startsWith('apps/arcade/client/kit/'),
    );
    const core = product('apps/arcade/server/core').filter(({ path }) =>
      /^apps\/arcade\/server\/(?!core\/|db\/)/.test(path ?? ''),
    );
    expect(show([...found, ...core]), 'A family imports the kit and the core: hand in what differs by game.').toEqual(
      [],
    );
  });

  test('what server and page of the games share imports nothing but what they share', () => {
    expect(
      show(product('apps/arcade/shared').filter(({ path }) => !path?.startsWith('apps/arcade/shared/'))),
      'Hand in what differs: a page must not bring code of the server.',
    ).toEqual([]);
    const across = product('apps/arcade/client').filter(({ path }) => path?.startsWith('apps/arcade/server/'));
    expect(show(across), 'Move what both need into apps/arcade/shared.').toEqual([]);
  });

  test('only the ledger writes money tables', () => {
    const writes =
      /\b(insertInto|updateTable|deleteFrom)\(\s*'(posting|entry|account|ledger_[a-z]+)'|(insert into|update|delete from)\s+(posting|entry|ledger_[a-z]+)\b/i;
    const found = sources('apps/gateway/{src,db/seed}/**/*.ts').filter(
      (file) => !file.startsWith('apps/gateway/src/ledger/') && !isTest(file) && writes.test(textOf(file)),
    );
    expect(found, 'Post through src/ledger: it is the only writer of money.').toEqual([]);
  });
});
