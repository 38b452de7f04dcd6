import type { BetDetail as BetDetailAnswer } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { BetDetail } from './BetDetail.tsx';

const bet = (details: BetDetailAnswer['details'], status: 'LOST' | 'OPEN'): BetDetailAnswer => ({
  bet: {
    betNo: 'B1',
    roundId: 'R1',
    time: '2026-11-22T01:00:00.000Z',
    game: { gameId: 'lotus-fortune', nodeId: 101, name: 'Lotus Fortune', category: 'RNG', image: '/a.svg' },
    vendor: { vassalage: 'HOUSE', name: 'House Studio' },
    currency: 'KHR',
    stake: '1000.0000',
    validBet: '1000.0000',
    payout: '0.0000',
    net: '-1000.0000',
    status,
    balanceBefore: '5000.0000',
    balanceAfter: '4000.0000',
  },
  wallet: 'MAIN',
  cashStake: '1000.0000',
  bonusStake: '0.0000',
  roundStatus: 'CLOSED',
  movements: [],
  details,
});

async function show(
  language: 'EN' | 'KM' | 'PT',
  details: BetDetailAnswer['details'],
  status: 'LOST' | 'OPEN' = 'LOST',
) {
  await activate(language, ['shell', 'account', 'errors']);
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  render(
    <Providers queryClient={queryClient}>
      <BetDetail detail={bet(details, status)} />
    </Providers>,
  );
}

afterEach(cleanup);

const row = { name: 'row-1', value: 'king lotus drum', symbols: ['king', 'lotus', 'drum'] };

test.each([
  ['EN', 'King · Lotus · Drum'],
  ['KM', 'អាឃីង · ផ្កាឈូក · ស្គរ'],
  ['PT', 'Rei · Lótus · Tambor'],
] as const)('the symbols of a row are named in the language %s', async (language, text) => {
  await show(language, [row]);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText(row.value)).toBeNull();
});

test('a symbol that only a theme draws is named too', async () => {
  await show('EN', [{ ...row, symbols: ['tiger', 'gem-drop', 'wild'] }]);
  expect(await screen.findByText('Tiger · Drop gem · Wild')).toBeTruthy();
});

test('a symbol that is newer than the page has a neutral name', async () => {
  await show('EN', [{ ...row, symbols: ['king', 'unicorn', 'constructor'] }]);
  expect(await screen.findByText('King · Another symbol · Another symbol')).toBeTruthy();
});

const board = {
  name: 'board',
  value: 'king king king / lotus drum lotus',
  board: {
    step: 'free',
    symbols: [
      { id: 'king', picture: 'http://localhost:8081/symbols/house/king.svg' },
      { id: 'lotus', picture: 'https://elsewhere.example/lotus.svg' },
      { id: 'drum', note: '5×' },
    ],
    reels: [
      [0, 1],
      [0, 2],
      [0, 1],
    ],
    wins: [
      {
        symbol: 0,
        count: 3,
        line: 4,
        path: [0, 0, 0],
        cells: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
      },
    ],
    multiplier: 2,
    payout: '120.0000',
  },
} satisfies BetDetailAnswer['details'][number];

test.each([
  ['EN', 'Row 1: King, King, King. Row 2: Lotus, Drum 5×, Lotus. Line 4: 3 × King.'],
  ['PT', 'Linha 1: Rei, Rei, Rei. Linha 2: Lótus, Tambor 5×, Lótus. Linha 4: 3 × Rei.'],
] as const)(
  'a board is a picture of the symbols of its game, told in words in the language %s',
  async (language, label) => {
    await show(language, [board]);
    const picture = await screen.findByRole('img', { name: label });
    // what does not pay stands back, and a picture from a host that is not on the list is not asked for
    expect([...picture.querySelectorAll('img')].map(({ src }) => src)).toEqual(
      Array.from({ length: 3 }, () => board.board.symbols[0]?.picture),
    );
    expect(picture.querySelectorAll('polyline')).toHaveLength(1);
    expect(picture.textContent).toContain('5×');
  },
);

test('a board with places and cells that it does not have is shown as far as it goes', async () => {
  const broken = { ...board.board, reels: [[0, 77]], wins: [{ symbol: 40, cells: [[9, 9]] }] };
  await show('EN', [{ ...board, board: broken }]);
  expect(await screen.findByRole('img', { name: /^Row 1: King/ })).toBeTruthy();
});

test('a line without symbols is shown as the vendor wrote it', async () => {
  await show('KM', [{ name: 'reels', value: 'A K Q' }]);
  expect(screen.getByText('A K Q')).toBeTruthy();
});

test('the detail of a record says that a bet without a result is waited for, and of no other', async () => {
  await show('EN', [], 'OPEN');
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Waiting for the result');
  cleanup();
  await show('EN', []);
  expect(screen.queryByText('Waiting for the result')).toBeNull();
});
