/** The whole page of a slot with a server that plays one round, for tests. */
import type { GameMessage } from '@mekong/game-frame/messages';
import { vi } from 'vitest';
import { createOverlay } from '../../kit/overlay.ts';
import { createSettings } from '../../kit/settings.ts';
import type { Server } from '../../kit/vendor.ts';
import { createGame } from '../game.ts';
import type { Round } from '../model.ts';
import { rulesOf } from './played.ts';
import { commitment } from './set-up.ts';

export function openGame(id: string, round: Round) {
  const server = {
    spin: vi.fn(async () => ({ round, commitment })),
    history: vi.fn(async () => ({ rounds: [], commitment })),
    seen: vi.fn(async () => null),
    balance: vi.fn(async () => ({ balance: '9000.0000' })),
    jackpots: vi.fn(async () => ({ jackpots: [] })),
  };
  const session = {
    currency: 'KHR',
    decimals: 2,
    trial: false,
    balance: '10000.0000',
    stakes: ['1000.0000'],
    commitment,
    maxStake: null,
    interrupted: null,
  };
  const sent: GameMessage[] = [];
  const game = createGame({
    rules: rulesOf(id),
    session,
    server: server as unknown as Server<Round>,
    frame: { send: (message) => sent.push(message) },
    overlay: createOverlay(),
    settings: createSettings(() => {
      throw new Error('Nothing is kept.');
    }),
    hasBalance: false,
  });
  document.body.replaceChildren(game.element);
  const spin = document.querySelector<HTMLButtonElement>('.spin');
  const spoken = () => document.querySelector('p[aria-live]')?.textContent ?? '';
  return { game, server, sent, spin, spoken };
}
