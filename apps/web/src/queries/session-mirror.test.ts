// @vitest-environment jsdom
import { getGameMenusQueryKey } from '@mekong/api-client/queries/getGameMenus';
import { session } from '@mekong/api-client/session';
import type { GameMenus, VendorCard } from '@mekong/api-client/types';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { mirrorIntoSession } from './session-mirror.ts';

afterEach(() => session.clear());

const vendor: VendorCard = {
  id: 1,
  vassalage: 'HOUSE',
  name: 'House Studio',
  accountTypeId: 101,
  isHot: 1,
  gameCount: 1,
  maintenance: false,
  singleWallet: true,
};
const menus: GameMenus = {
  categories: [
    {
      gameCategory: 'RNG',
      labelName: 'Slots',
      vendors: [vendor],
      gameClassify: [{ classify: 'BINGO', labelName: 'Bingo', vendors: [] }],
    },
  ],
  groups: [
    {
      gameGroupCode: 'FAST',
      labelName: 'Fast draws',
      gameMenus: [{ gameCode: 'fast-three', labelName: 'Fast Three' }],
    },
  ],
};

test('the menus stand in the session storage as lotteries, and as lanes of vendors with their time', async () => {
  const queryClient = new QueryClient();
  mirrorIntoSession(queryClient);
  await queryClient.fetchQuery({ queryKey: getGameMenusQueryKey(), queryFn: () => menus });
  expect(session.get('lottGames')).toEqual([{ gameCode: 'fast-three', labelName: 'Fast Three' }]);
  expect(session.get('lanes')).toEqual({
    storedAt: expect.any(Number),
    lanes: [{ gameCategory: 'RNG', labelName: 'Slots', vendors: [vendor] }],
  });
});
