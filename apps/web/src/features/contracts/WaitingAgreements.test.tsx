import { getConsolidatedQueryKey } from '@mekong/api-client/queries/getConsolidated';
import { session } from '@mekong/api-client/session';
import type { AgentContract } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { WaitingAgreements } from './WaitingAgreements.tsx';

const { getConsolidated } = vi.hoisted(() => ({ getConsolidated: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getConsolidated', () => ({ getConsolidated }));
vi.mock('@mekong/api-client/sdk/getAgentTermsEffect', () => ({ getAgentTermsEffect: () => new Promise(() => {}) }));

const at = '2026-11-26T09:00:00.000Z';
const offer = (contractId: string, version: number): AgentContract => ({
  ...{ contractId, kind: 'DAILY', gameType: 'ALL', currency: 'KHR', side: 'DOWNLINE', partner: 'v***a', version },
  ...{ status: 'P', actions: ['sign', 'reject'], createdAt: at, changedAt: at },
  open: {
    ...{ no: 1, hash: 'a'.repeat(64), period: 'day', activeFrom: '100.0000', carry: 'NONE', deductions: [] },
    offeredAt: at,
    tiers: [{ outcome: 'ANY', minimumBet: '50000.0000', activeMember: 3, rateType: 'P', rate: '0.005000' }],
  },
});
const lists = { divtypereq: [], divtypeinfo: [], dailysalreqtype: [], contracthoursalreq: [], contractrtsalreq: [] };
const waiting = (...offers: AgentContract[]) =>
  getConsolidated.mockResolvedValue({ ...lists, dailysalreq: offers.map((agent) => ({ gameType: 'ALL', agent })) });
const found = () => screen.findByRole('dialog', { name: 'Contract agreements' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const putOff = async () => fireEvent.click(await screen.findByRole('button', { name: 'Decide later' }));

beforeAll(async () => {
  await activate('EN', ['shell', 'account', 'errors']);
  // compiling what the window is made of is not what the tests wait for
  await import('./Agreements.tsx');
});
afterEach(() => {
  cleanup();
  session.set({ contractsClose: [] });
});

function show(address: string) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <WaitingAgreements hasToWait={false} /> }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return () => queryClient.invalidateQueries({ queryKey: getConsolidatedQueryKey() });
}

test('the window of offers stays closed when they were put off, and opens again with a new one or when one has changed', async () => {
  waiting(offer('12', 1));
  const reload = show('/');
  await found();
  await putOff();
  await gone();
  await reload();
  expect(screen.queryByRole('dialog')).toBeNull();
  waiting(offer('12', 1), offer('13', 1));
  await reload();
  await found();
  await putOff();
  await gone();
  waiting(offer('12', 2), offer('13', 1));
  await reload();
  await found();
});

test('the window of offers does not open over the page of contracts, which shows them, nor after it', async () => {
  waiting(offer('12', 1));
  show('/agentHome?page=contracts');
  await waitFor(() => expect(session.get('contractsClose')).toEqual(['12@1']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the window of offers opens where an older page of the tab has kept only that it was closed', async () => {
  session.set({ contractsClose: true as never });
  waiting(offer('12', 1));
  show('/');
  await found();
});
