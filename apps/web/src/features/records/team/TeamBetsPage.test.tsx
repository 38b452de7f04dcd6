import { ApiError } from '@mekong/api-client/errors';
import type { TeamBetRow } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../../test/open-page.tsx';
import { type TeamBetsSearch, teamBetsSearch } from '../team-bets-search.ts';
import { TeamBetsPage } from './TeamBetsPage.tsx';

const calls = vi.hoisted(() => ({ listTeamBets: vi.fn(), getTeamBetTotals: vi.fn(), getTeamBetsCsv: vi.fn() }));
vi.mock('@mekong/api-client/sdk/listTeamBets', () => ({ listTeamBets: calls.listTeamBets }));
vi.mock('@mekong/api-client/sdk/getTeamBetsCsv', () => ({ getTeamBetsCsv: calls.getTeamBetsCsv }));
vi.mock('@mekong/api-client/sdk/getTeamBetTotals', () => ({ getTeamBetTotals: calls.getTeamBetTotals }));

const row: TeamBetRow = {
  ...{ betNo: 'B00000007', time: '2026-11-21T18:30:05.120Z', member: { memberId: '100002', name: 's***a' }, level: 2 },
  game: { gameId: 'lotus-fortune', nodeId: 100001, name: 'Lotus Fortune', category: 'RNG', image: '/a.svg' },
  ...{ vendor: { vassalage: 'HOUSE', name: 'House Studio' }, currency: 'KHR', status: 'LOST' },
  ...{ stake: '2500.0000', validBet: '2500.0000', payout: '0.0000', net: '-2500.0000' },
};

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async () => new Response(undefined, { status: 404 }));
  calls.listTeamBets.mockResolvedValue({ content: [row] });
  calls.getTeamBetTotals.mockResolvedValue({
    ...{ currency: 'KHR', count: 12, stake: '30000.0000', validBet: '30000.0000', payout: '0.0000' },
    ...{ net: '-30000.0000', path: [{ memberId: '100007', name: 'r***y' }] },
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the page with what its address says. */
const open = (search: TeamBetsSearch) =>
  openPage(() => <TeamBetsPage search={search} />, { validateSearch: teamBetsSearch });

test('bets of a team are asked for by the address, with sums of the whole filter and a way to the bets of one player', async () => {
  open({ parent: '100007', level: '2', status: 'LOST' });
  const table = await screen.findByRole('table', { name: 'Bets of the team' });
  const player = await within(table).findByRole('link', { name: 's***a' });
  expect(player.getAttribute('href')).toMatch(/parent=(%22)?100002/);
  expect(await within(table).findByText('Total of 12 bets')).toBeDefined();
  expect(calls.listTeamBets.mock.calls[0]?.[0]).toMatchObject({
    query: { parent: '100007', level: 2, status: 'LOST', find: undefined },
  });
  expect(screen.getByRole('navigation', { name: 'Place in the team' }).textContent).toBe('My team/r***y');
});

test('the table of a team is the file that the server makes of the whole filter, and its refusal is said in words', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  calls.getTeamBetsCsv.mockResolvedValueOnce(new Blob(['Time,Stake\r\n']));
  open({ range: 'custom', from: '2026-11-20', to: '2026-11-21', parent: '100007', level: '2' });
  const button = await screen.findByRole('button', { name: 'Save as CSV' });
  fireEvent.click(button);
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(await saved[0]?.text()).toBe('Time,Stake\r\n');
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('team_bets_2026-11-20_2026-11-21.csv');
  const [asked] = calls.getTeamBetsCsv.mock.calls[0] ?? [];
  expect(asked.query).toEqual(calls.getTeamBetTotals.mock.calls[0]?.[0].query);
  expect(asked.query).toMatchObject({ parent: '100007', level: 2 });
  const params = { rows: 100_001, limit: 100_000 };
  calls.getTeamBetsCsv.mockRejectedValueOnce(new ApiError({ code: 'EXPORT_TOO_LARGE', status: 413, params }));
  fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('100,001 rows are too many for one file.');
});
