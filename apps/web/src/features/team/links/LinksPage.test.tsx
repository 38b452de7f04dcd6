import { ApiError } from '@mekong/api-client/errors';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { permissionInfo } from '../../../app/permission.fixtures.ts';
import { createQueryClient } from '../../../app/query-client.ts';
import { statusQuery } from '../../../queries/status.ts';
import { LinksPage } from './LinksPage.tsx';
import type { LinksSearch } from './links-search.ts';

const calls = vi.hoisted(() => ({
  ...{ listAgentLinks: vi.fn(), addAgentLink: vi.fn(), getAgentLinksPdf: vi.fn() },
  ...{ getAgentAccountRules: vi.fn(), listAgentContracts: vi.fn() },
}));
vi.mock('@mekong/api-client/sdk/listAgentLinks', () => ({ listAgentLinks: calls.listAgentLinks }));
vi.mock('@mekong/api-client/sdk/addAgentLink', () => ({ addAgentLink: calls.addAgentLink }));
vi.mock('@mekong/api-client/sdk/getAgentLinksPdf', () => ({ getAgentLinksPdf: calls.getAgentLinksPdf }));
vi.mock('@mekong/api-client/sdk/getAgentAccountRules', () => ({ getAgentAccountRules: calls.getAgentAccountRules }));
vi.mock('@mekong/api-client/sdk/listAgentContracts', () => ({ listAgentContracts: calls.listAgentContracts }));

const plan = { planId: '3', name: 'River', kind: 'DAILY', gameType: 'ALL' };
const link = {
  ...{ linkId: '7', code: '7K3M9QXTB2WD', kind: 'AGENT', housePlan: plan, isActive: true },
  ...{ clicks: 120, registrations: 14, firstDeposits: 6, createdAt: '2026-11-20T03:00:00.000Z' },
};

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView ??= () => undefined;
  calls.listAgentLinks.mockResolvedValue({ content: [link] });
  calls.getAgentAccountRules.mockResolvedValue({ hasDefaultPassword: false, left: 1_000, housePlans: [plan] });
  calls.listAgentContracts.mockResolvedValue({ content: [] });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

async function open(search: LinksSearch = {}): Promise<HTMLElement> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <LinksPage search={search} /> }),
    history: createMemoryHistory({ initialEntries: ['/agentHome'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return screen.findByRole('table', { name: 'Links' });
}

test('an agent sees what all links have come to below them', async () => {
  calls.listAgentLinks.mockResolvedValue({
    content: [link, { ...link, linkId: '8', clicks: 1_200, registrations: 1 }],
  });
  const table = await open();
  const line = await within(table).findByRole('row', { name: /^All links/ });
  expect(
    within(line)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Openings1,320', 'New accounts15', 'First deposits12']));
});

test('links stand in the order of the address', async () => {
  calls.listAgentLinks.mockResolvedValue({
    content: [
      { ...link, campaign: 'Few', clicks: 3 },
      { ...link, linkId: '8', campaign: 'Many', clicks: 1_200 },
    ],
  });
  const table = await open({ sort: '-clicks' });
  await within(table).findByText('Many');
  const names = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent?.slice(0, 3));
  expect(names.slice(0, 2)).toEqual(['Man', 'Few']);
  expect(within(table).getByRole('columnheader', { name: 'Openings' }).getAttribute('aria-sort')).toBe('descending');
});

test('an agent makes a link for agents with a plan of the house, and sees which links offer one', async () => {
  const table = await open();
  expect(await within(table).findByText('River')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'New link' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Agent' }));
  fireEvent.click(await screen.findByRole('combobox', { name: /Plan/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Daily wage · All games · River · Plan of the house' }));
  calls.addAgentLink.mockResolvedValueOnce(link);
  fireEvent.click(screen.getByRole('button', { name: 'Make link' }));
  await waitFor(() => expect(calls.addAgentLink.mock.calls).toEqual([[{ body: { kind: 'AGENT', housePlan: '3' } }]]));
});

test('an agent reads that a plan of a link was withdrawn, and what new agents get meanwhile', async () => {
  const gone = { ...link, linkId: '6', code: '3M9QXTB2WD7K', planState: 'WITHDRAWN' };
  const barred = {
    ...link,
    linkId: '5',
    code: 'XTB2WD7K3M9Q',
    housePlan: undefined,
    plan: '12',
    planKind: 'HOURLY',
    planState: 'BARRED',
  };
  calls.listAgentLinks.mockResolvedValue({ content: [{ ...link, planState: 'OFFERED' }, gone, barred] });
  const table = await open();
  expect(await within(table).findAllByText(/join your team without a contract/)).toHaveLength(2);
  expect(within(table).getByText(/^The house no longer offers this plan/)).toBeDefined();
  expect(table.textContent).toContain('XTB2WD7K3M9Q · Hourly salary');
  expect(within(table).getByText(/^You can't offer this plan now/)).toBeDefined();
});

test.each([
  ['isActive', 100, 'You can have 100 links in use.', /^Switch off a link that you no longer need/],
  ['linkId', 1_000, 'You can have 1,000 links in all.', /^Switch on a link that is off/],
] as const)('an agent who has too many links (%s) reads what to do', async (name, max, title, remedy) => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'New link' }));
  const fields = [{ name, rule: 'max', max }];
  calls.addAgentLink.mockRejectedValueOnce(
    new ApiError({ code: 'VALIDATION_FAILED', params: { fields }, status: 400 }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Make link' }));
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(remedy)).toBeDefined();
});

test('an agent saves the links as a document', async () => {
  await open();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
  calls.getAgentLinksPdf.mockResolvedValueOnce(new Blob(['%PDF-']));
  fireEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('links.pdf');
});
