import { ApiError } from '@mekong/api-client/errors';
import { activate } from '@mekong/i18n/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { MovementSums } from './MovementSums.tsx';

const { getMovementTotals } = vi.hoisted(() => ({ getMovementTotals: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getMovementTotals', () => ({ getMovementTotals }));

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));

test('sums that could not be loaded say so with their code, and come when they are asked for again', async () => {
  getMovementTotals.mockRejectedValue(new ApiError({ code: 'STATE_STALE', status: 409 }));
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  render(
    <Providers queryClient={queryClient}>
      <MovementSums query={{ from: '2026-11-22T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z' }} />
    </Providers>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/Code.*STATE_STALE/);
  getMovementTotals.mockResolvedValue({
    ...{ currency: 'KHR', credit: '50000.0000', debit: '1000.0000', net: '49000.0000', count: 2 },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByText('In, whole filter')).parentElement?.textContent).toContain('50,000');
  expect(screen.queryByRole('alert')).toBeNull();
});
