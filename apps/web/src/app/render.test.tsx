// @vitest-environment node
import type { PermissionInfo } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { beforeAll, describe, expect, test } from 'vitest';
import { openedNumbersQuery } from '../queries/draws.ts';
import { statusQuery } from '../queries/status.ts';
import { permissionInfo } from './permission.fixtures.ts';
import { createQueryClient } from './query-client.ts';
import { renderPage } from './render.tsx';

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
