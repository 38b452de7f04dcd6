// @vitest-environment node
import type { GameMenus, PermissionInfo } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { beforeAll, describe, expect, test } from 'vitest';
import { openedNumbersQuery } from '../queries/draws.ts';
import { statusQuery } from '../queries/status.ts';
import { permissionInfo } from './permission.fixtures.ts';
import { createQueryClient } from './query-client.ts';
import { renderPage } from './render.tsx';
import { renderOnServer } from './server.tsx';

function cacheWith(change: Partial<PermissionInfo> = {}) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: { ...permissionInfo, ...change } });
  return queryClient;
}

beforeAll(() => activate('EN', ['shell']));

describe('pages render without a browser', () => {
  test.each(['/', '/hot', '/rng', '/live', '/cockfight', '/promotions', '/help', '/down', '/no-such-page'])(
    '%s',
    async (path) => {
      const page = await renderPage(path, cacheWith());
      expect(page).toContain('id="content"');
      expect(page).toContain('Skip to content');
    },
  );

  test('an address that leads nowhere says so', async () => {
    expect(await renderPage('/no/such/page', cacheWith())).toContain('Page not found');
  });

  test('home shows the next draw with the time left when the gateway answered', async () => {
    const queryClient = cacheWith();
    const prize = { code: 'DRAW', numbers: ['07', '19', '23', '31', '40'] };
    queryClient.setQueryData(openedNumbersQuery('EN').queryKey, {
      serverTime: '2026-11-20T10:00:00Z',
      list: [
        {
          gameCode: 'MEKONG5',
          labelName: 'Mekong 5',
          drawsAt: '2026-11-20T10:02:41Z',
          last: { issue: '0941', drawsAt: '2026-11-20T09:50:00Z', result: { kind: 'balls', prizes: [prize] } },
        },
      ],
    } as never);
    const page = await renderPage('/', queryClient);
    expect(page).toContain('Mekong 5');
    expect(page).toContain('02:41');
  });

  test('without an answer of the permission call there is only a skeleton', async () => {
    const page = await renderPage('/', createQueryClient());
    expect(page).not.toContain('Hot games');
  });
});

describe('pages that the gateway sends', () => {
  const template = '<html lang="km" dir="ltr"><head><title></title></head><body><div id="root"></div></body></html>';
  const vendor = { id: 1, vassalage: 'SUNB', name: 'Sunbird', accountTypeId: 1, isHot: 0, gameCount: 9 } as const;
  const menus: GameMenus = {
    categories: [{ gameCategory: 'RNG', labelName: 'Slots', vendors: [{ ...vendor, maintenance: false }] }],
    groups: [],
  };
  /** Knows the site and its providers, and nothing else. */
  const gateway = async (input: Parameters<typeof fetch>[0]): Promise<Response> => {
    const { pathname } = new URL(String(input), 'http://localhost');
    if (pathname === '/wps/system/status') return Response.json({ info: permissionInfo });
    if (pathname === '/lgw/games/game_menus') return Response.json(menus);
    return Response.json({ code: 'NOT_FOUND' }, { status: 404 });
  };

  test.each(['/hot', '/help', '/help/rules', '/promotions', '/rng', '/join', '/providers/SUNB'])(
    '%s has the providers of its footer, which is hydrated after the header has asked for them',
    async (path) => {
      const page = await renderOnServer({ path, host: 'localhost', language: 'EN', template, files: {} }, gateway);
      expect(page?.slice(page.indexOf('<footer'), page.indexOf('</footer>'))).toContain('href="/providers/SUNB"');
      expect(page?.slice(page.indexOf('server-state'))).toContain('SUNB');
    },
  );
});
