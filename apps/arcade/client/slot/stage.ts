/** The result of a round on the banner and for the ears; free spins are played out, each in its own time. */
import { t } from '@lingui/core/macro';
import type { Choice } from '../kit/choice.ts';
import { showMoney, tellMoney, toAmount, toUnits } from '../kit/format.ts';
import { type Gate, wait } from '../kit/motion.ts';
import type { Stage } from '../kit/round/stage.ts';
import { type Banner, freeSpinsText, winsText } from './banner.ts';
import type { Round } from './model.ts';
import type { Reels } from './reels/reels.ts';

/** How long the wins of a free spin are looked at before the next one starts. */
const lookMs = 1200;
const openingMs = 2200;
/** From this many times the stake on a win is celebrated. */
const celebrated = 10n;

export interface StageParts {
  readonly reels: Pick<Reels, 'start' | 'highlight' | 'show' | 'stops'>;
  readonly banner: Pick<Banner, 'say'>;
  /** Asks for the kind of free spins. */
  readonly choice: Pick<Choice, 'ask'>;
  readonly announce: (text: string) => void;
  /** Closed while the site has paused the game: the next free spin waits. */
  readonly gate: Gate;
  readonly decimals: number;
  /** A win of many times the stake. */
  readonly celebrate: () => void;
  /** Free spins begin or end: the scene changes its light. */
  readonly setFreeSpins: (on: boolean) => void;
}

/** Shows what the landed paid spin and its free spins bring. The reels already stand on the paid spin. */
async function showResult(stage: StageParts, round: Round): Promise<void> {
  const [paid, ...free] = round.spins;
  if (!paid) return;
  stage.reels.highlight(paid);
  if (free.length > 0) await playFreeSpins(stage, round, free);
  sayResult(stage, round);
}

async function playFreeSpins(stage: StageParts, round: Round, free: Round['spins']): Promise<void> {
  const { reels, banner, gate, decimals } = stage;
  const count = free.length;
  let sum = toUnits(round.spins[0]?.payout ?? '0.0000');
  const say = (spin: number) => {
    const soFar = toAmount(sum);
    banner.say({ kind: 'free-spins', spin, of: count, amount: () => showMoney(soFar, { decimals }) });
  };
  const multiplier = round.multiplier ?? 1;
  banner.say({ kind: 'free-spins-won', count, multiplier });
  stage.announce([freeSpinsText(count), winsText(multiplier)].join(', '));
  stage.setFreeSpins(true);
  await wait(openingMs);
  for (const [index, spin] of free.entries()) {
    await gate.pass();
    say(index + 1);
    await reels.start().land(spin.stops);
    sum += toUnits(spin.payout);
    say(index + 1);
    reels.highlight(spin);
    if (spin.units > 0) await wait(lookMs);
  }
  stage.setFreeSpins(false);
}

/** Says what came back. Only more than the stake is a win; anything else is said without celebration. */
function sayResult({ banner, announce, celebrate, decimals }: StageParts, round: Round): void {
  if (round.payout === null) return;
  const { payout } = round;
  const amount = () => showMoney(payout, { decimals });
  const spoken = tellMoney(payout, { decimals });
  if (toUnits(payout) === 0n) {
    banner.say({ kind: 'title' });
    announce(t`No win.`);
  } else if (toUnits(payout) <= toUnits(round.stake)) {
    banner.say({ kind: 'returned', amount });
    announce(t`Returned ${spoken}.`);
  } else {
    banner.say({ kind: 'win', amount, lines: round.spins.length === 1 ? (round.spins[0]?.lineWins.length ?? 0) : 0 });
    announce(t`Win ${spoken}.`);
    if (toUnits(payout) >= celebrated * toUnits(round.stake)) celebrate();
  }
}

/** The place where rounds of a slot are seen: reels, and the banner above them. */
export function createStage(parts: StageParts): Stage<Round> {
  const { reels, banner, gate, decimals, announce } = parts;
  return {
    gate,
    decimals,
    announce,
    clear: () => banner.say({ kind: 'title' }),
    notice: (icon, text) => banner.say({ kind: 'notice', icon, text }),
    start: () => {
      const before = reels.stops();
      const spinning = reels.start();
      return { land: (round) => spinning.land(round?.spins[0]?.stops ?? before) };
    },
    choose: ({ spins: [paid], offers }) => {
      if (paid) reels.highlight(paid);
      return parts.choice.ask(
        offers.map(({ choice, freeSpins, multiplier }) => ({
          value: choice,
          choiceLabel: () => freeSpinsText(freeSpins),
          choiceNote: () => winsText(multiplier),
        })),
      );
    },
    showResult: (round) => showResult(parts, round),
    sayResult: (round) => sayResult(parts, round),
    showEnd: ({ spins: [paid] }) => {
      if (!paid) return;
      reels.show(paid.stops);
      reels.highlight(paid);
    },
  };
}
