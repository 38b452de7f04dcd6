import { activate } from '@mekong/i18n/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../app/Providers.tsx';
import { permissionInfo } from '../app/permission.fixtures.ts';
import { createQueryClient } from '../app/query-client.ts';
import { ClosedScreen } from './ClosedScreen.tsx';

beforeAll(() => activate('EN', ['shell']));
afterEach(cleanup);

test('the maintenance page says since when and until when, in the zone of the merchant', () => {
  const info = {
    ...permissionInfo,
    maintenance: true,
    merchant: { ...permissionInfo.merchant, timeZone: 'America/Sao_Paulo' },
    maintenanceInfo: { startsAt: '2026-11-22T05:00:00.000Z', until: '2026-11-22T07:30:00.000Z' },
  };
  render(
    <Providers queryClient={createQueryClient()}>
      <ClosedScreen decision="maintenance" info={info} isChecking={false} onRetry={vi.fn()} />
    </Providers>,
  );
  expect(screen.getByText(/^Started:/).textContent).toMatch(/02:00 GMT-3/);
  expect(screen.getByText(/^Expected back by:/).textContent).toMatch(/04:30 GMT-3/);
});
