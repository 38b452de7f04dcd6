/** Rounds of the house's slots as the server tells them, for tests. */
import { houseGames } from '../../../server/games.ts';
import { createModelSlot } from '../../../server/slot/model-slot.ts';
import { seededDraw } from '../../../server/slot/returns/generator.ts';
import { type Round, type Rules, roundShape, rulesShape, type Step } from '../model.ts';

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The house has no slot with linked jackpots: one of another vendor is made for it. */
const linked = createModelSlot({ id: 'horse-of-the-stars', family: 'linked', goal: 96 });

const gameOf = (id: string) => (id === linked.id ? linked : houseGames.get(id));

export const rulesOf = (id: string): Rules => rulesShape(asSent(gameOf(id)?.rules()));

/** The first round of a game, by its seed, that holds what is looked for. */
export function roundWith(id: string, fits: (steps: readonly Step[], paid: bigint) => boolean): Round {
  const game = gameOf(id);
  if (!game) throw new Error(`There is no ${id}.`);
  for (let seed = 0; ; seed += 1) {
    const { result, payout } = game.play(10_000_000n, seededDraw(seed));
    const paid = `${(payout ?? 0n) / 10_000n}.${String((payout ?? 0n) % 10_000n).padStart(4, '0')}`;
    const known = {
      number: '1',
      state: 'DONE',
      startedAt: '2026-11-23T09:00:00.000Z',
      currency: 'KHR',
      stake: '1000.0000',
      payout: paid,
    };
    const seeds = { balance: '9000.0000', clientSeed: '', nonce: 0, step: 0, serverSeedHash: '', serverSeed: null };
    const round = roundShape(asSent({ ...known, ...seeds, ...game.view(10_000_000n, result) }));
    if (fits(round.steps, payout ?? 0n)) return round;
  }
}
