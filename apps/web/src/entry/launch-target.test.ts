import type { GameCategoryCode } from '@mekong/api-client/types';
import { describe, expect, test } from 'vitest';
import { type Launchable, launchTarget } from './launch-target.ts';
import { pageAccess } from './pages.ts';

const game = { nodeId: 501, gameId: 'draw-north' };

describe('a press leads', () => {
  test.each<[string, Launchable, string, boolean]>([
    ['a vendor of slots', { category: 'RNG', vassalage: 'HOUSE' }, '/rng?vendor=HOUSE', false],
    ['a vendor of comprehensive games', { category: 'CONS', vassalage: 'MIX' }, '/rng?vendor=MIX', false],
    ['a vendor of bingo', { category: 'CONS', vassalage: 'BALLS', classify: 'BINGO' }, '/bingo?vendor=BALLS', false],
    ['a vendor of live tables', { category: 'LIVE', vassalage: 'RIVER' }, '/live?vendor=RIVER', false],
    ['a vendor of fish', { category: 'FISH', vassalage: 'REEF' }, '/fish?vendor=REEF', false],
    ['a vendor of poker', { category: 'PVP', vassalage: 'CARD' }, '/pvp?vendor=CARD', false],
    ['a vendor of sports', { category: 'SPORTS', vassalage: 'BTI' }, '/sports?vendor=BTI', false],
    ['a vendor of esports', { category: 'SPORTS', vassalage: 'AV', classify: 'ESPORTS' }, '/esports?vendor=AV', false],
    [
      'a vendor of cockfight',
      { category: 'SPORTS', vassalage: 'COCK', classify: 'COCKFIGHT' },
      '/cockfight?vendor=COCK',
      false,
    ],
    ['a lottery vendor of Vietnam', { category: 'ELOTT', vassalage: 'TCG_SEA', area: 'VN' }, '/vnlottery', false],
    [
      'a lottery of Vietnam',
      { category: 'ELOTT', vassalage: 'TCG_SEA', area: 'VN', game },
      '/vnlottery?gameCode=draw-north',
      false,
    ],
    ['our own lottery by its name of old', { category: 'ELOTT', vassalage: 'LOTT' }, '/lottery', true],
    ['our own lottery', { category: 'LOTT', vassalage: 'ELOTT' }, '/lottery', true],
    ['a game of our own lottery', { category: 'LOTT', vassalage: 'NUMB', game }, '/lottery?gameCode=draw-north', true],
    ['an e-lottery vendor of others', { category: 'ELOTT', vassalage: 'LILY' }, '/game?vendor=LILY', true],
    ['an e-lottery of others', { category: 'ELOTT', vassalage: 'LILY', area: 'SEA', game }, '/game?node=501', true],
    ['a slot', { category: 'RNG', vassalage: 'HOUSE', game }, '/game?node=501', true],
    ['a live table', { category: 'LIVE', vassalage: 'RIVER', game }, '/game?node=501', true],
    [
      'an area does not turn a slot into a lottery',
      { category: 'RNG', vassalage: 'X', area: 'VN' },
      '/rng?vendor=X',
      false,
    ],
  ])('%s', (_name, pressed, href, needsLogin) => {
    expect(launchTarget(pressed)).toEqual({ href, needsLogin });
  });

  const categories: GameCategoryCode[] = ['LIVE', 'RNG', 'CONS', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP'];
  test.each(categories)('only where the guard of the page asks the same (%s)', (category) => {
    for (const pressed of [game, undefined]) {
      const { href, needsLogin } = launchTarget({ category, vassalage: 'ANY', game: pressed });
      const path = href.replace(/\?.*/, '');
      const access = Object.entries(pageAccess).find(([page]) => page === path)?.[1] ?? pageAccess['/$pageType'];
      expect(access !== 'everybody', href).toBe(needsLogin);
    }
  });
});
