/** The result of a round on the banner and for the ears; all that it brings is played out, each step in its own time. */
import { t } from '@lingui/core/macro';
import { openerOf } from '../../shared/slot/seen.ts';
import type { Choice } from '../kit/choice.ts';
import { showMoney, tellMoney, toAmount, toUnits } from '../kit/format.ts';
import { paidBy } from '../kit/model.ts';
import { type Gate, wait } from '../kit/motion.ts';
import type { Stage } from '../kit/round/stage.ts';
import { type Banner, freeSpinsText, type Tier, tierText, winsText } from './banner.ts';
import type { Board } from './board/board.ts';
import type { Wheel } from './board/wheel.ts';
import { describeWin } from './board/wins.ts';
import { createCountUp } from './count-up.ts';
import { jackpotName } from './jackpots.ts';
import type { Round, Rules, Step } from './model.ts';
import type { Cue } from './sounds.ts';

/** How long the wins of a step are looked at before the next one starts; half of it with quick spin on. */
const lookMs = 1200;
/** The same before a symbol expands, and before winning symbols vanish. */
const shortLookMs = 700;
const openingMs = 2200;
/** From this many times the stake on a win is big, or mega. */
const tiers = { big: 10n, mega: 50n } as const;
/** Wins that are named in words; the board shows the rest. */
const mostNamed = 3;

export interface StageParts {
  readonly rules: Rules;
  readonly board: Pick<
    Board,
    'start' | 'show' | 'cascade' | 'nudge' | 'respin' | 'expand' | 'highlight' | 'inTurn' | 'clear' | 'standing'
  >;
  readonly wheel: Pick<Wheel, 'turn' | 'hide'>;
  readonly banner: Pick<Banner, 'say' | 'count'>;
  /** Asks for the kind of free spins. */
  readonly choice: Pick<Choice, 'ask'>;
  readonly announce: (text: string) => void;
  /** Closed while the site has paused the game: the next step waits. */
  readonly gate: Gate;
  readonly decimals: number;
  /** A win of many times the stake. */
  readonly celebrate: () => void;
  /** Free spins begin or end: the scene changes its light. */
  readonly setFreeSpins: (on: boolean) => void;
  /** What wins count now; 1 shows nothing. */
  readonly setMultiplier: (multiplier: number) => void;
  /** Wins are looked at for a shorter time. */
  readonly isQuick: () => boolean;
  readonly play: (cue: Cue) => void;
  /** What the last round has paid; nothing while the next one is played. */
  readonly setWin: (amount: string | undefined) => void;
}

/** Whether a step begins a spin, and is not part of one. */
const isSpin = ({ kind }: Step): boolean => kind === 'spin' || kind === 'free';

export const tierOf = (payout: bigint, stake: bigint): Tier =>
  payout >= tiers.mega * stake ? 'mega' : payout >= tiers.big * stake ? 'big' : 'win';

/** The last step of the spin that a step belongs to. */
const endOfSpin = (steps: readonly Step[], from: number): number => {
  const next = steps.findIndex((step, index) => index > from && isSpin(step));
  return (next < 0 ? steps.length : next) - 1;
};

const freeSpinsIn = (steps: readonly Step[]): number => steps.filter(({ kind }) => kind === 'free').length;

/** Free spins that are known of after so many steps: those that were opened at first, and more of them as they open. */
export function openedFreeSpins(steps: readonly Step[], until: number, rules: Rules): number {
  const { freeSpins, scatters, bookPays } = rules.config.parts;
  const all = freeSpinsIn(steps);
  if (!rules.facts.features.includes('retrigger') || typeof freeSpins !== 'object') return all;
  const opener = openerOf(rules.config.parts);
  const opens = ({ board }: Step) => {
    const count = board.filter((cells) => opener !== undefined && cells.includes(opener)).length;
    return scatters === undefined ? bookPays !== undefined && count in bookPays : count >= scatters;
  };
  const more = steps.slice(0, until + 1).filter((step) => step.kind === 'free' && opens(step)).length;
  return Math.min(freeSpins.most, freeSpins.spins * (1 + more));
}

/** Plays what the paid spin has brought, from its second step on. */
async function playOut(parts: StageParts, { steps, multiplier: chosen, currency }: Round): Promise<void> {
  const { rules, board, wheel, banner, gate, decimals, announce, setMultiplier, play } = parts;
  const look = (ms: number) => wait(parts.isQuick() ? ms / 2 : ms);
  const { pays, features } = rules.facts;
  let sum = 0n;
  let spins = 0;
  let opened = 0;
  const amount = () => {
    const now = toAmount(sum);
    return () => showMoney(now, { decimals, currency });
  };
  /** Said aloud when it begins, and shown at each of its steps. */
  const sayFeature = (title: () => string, begins: boolean) => {
    banner.say({ kind: 'feature', title, amount: amount() });
    if (begins) announce(title());
  };
  const sayFree = () => banner.say({ kind: 'free-spins', spin: spins, of: opened, amount: amount() });

  /** What is shown once a step stands, before the next one. */
  async function stand(step: Step, index: number): Promise<void> {
    const next = steps[index + 1];
    const isLast = index === endOfSpin(steps, index);
    sum += toUnits(step.payout);
    opened = openedFreeSpins(steps, index, rules);
    // orbs multiply a spin when its last symbols have fallen
    setMultiplier(pays === 'anywhere' && !isLast ? 1 : step.multiplier);
    if (spins > 0 && (pays !== 'anywhere' || isLast)) sayFree();
    board.highlight(step);
    if (step.wins.some(({ kind }) => kind === 'expanded')) {
      await look(shortLookMs);
      await board.expand(step);
      board.highlight(step);
    }
    if (!next) return;
    if (step.wins.length > 0) play('small');
    if (next.kind === 'cascade') await look(shortLookMs);
    else if (step.wins.length > 0 || next.kind === 'wheel') await look(lookMs);
  }

  for (const [index, step] of steps.entries()) {
    if (index > 0) {
      const before = steps[index - 1];
      if (step.kind !== 'free') await gate.pass();
      switch (step.kind) {
        case 'spin':
          break;
        case 'cascade':
          play('fall');
          if (before) await board.cascade(before, step);
          break;
        case 'nudge':
          await board.nudge(step);
          break;
        case 'respin':
          sayFeature(() => t`Coins stay, empty places spin again`, before?.kind !== 'respin');
          play('coin');
          await board.respin(step);
          break;
        case 'wheel':
          sayFeature(() => t`Wheel bonus`, before?.kind !== 'wheel');
          play('wheel');
          await wheel.turn(step);
          break;
        case 'free': {
          spins += 1;
          if (spins === 1)
            await openFreeSpins(parts, opened, features.includes('multiplier') ? (chosen ?? step.multiplier) : 1);
          await gate.pass();
          sayFree();
          const stays = features.includes('sticky-wilds') && spins > 1 ? rules.config.parts.wild : undefined;
          await board.start('free', (cell) => cell === stays).land(step);
          break;
        }
      }
    }
    await stand(step, index);
  }
  wheel.hide();
  if (spins > 0) {
    await wait(lookMs);
    parts.setFreeSpins(false);
    banner.say({ kind: 'free-spins-over', count: spins, amount: amount() });
    announce(`${freeSpinsText(spins)}, ${tellMoney(toAmount(sum), { decimals, currency })}`);
    await wait(lookMs);
  }
}

async function openFreeSpins(
  { banner, announce, setFreeSpins, rules, play }: StageParts,
  count: number,
  multiplier: number,
): Promise<void> {
  // of multipliers that grow only the first would be said
  const grows = ['heights/1', 'tumble/1'].includes(rules.model);
  const note = () => (multiplier > 1 && !grows ? winsText(multiplier) : '');
  banner.say({ kind: 'free-spins-won', count, note });
  announce([freeSpinsText(count), note()].filter(Boolean).join(', '));
  setFreeSpins(true);
  play('free');
  await wait(openingMs);
}

/** The best wins of a round in words. */
function namesOf(steps: readonly Step[]): readonly string[] {
  const all = steps.flatMap(({ wins }) => wins);
  const best = [...all].sort((one, other) => other.units - one.units).slice(0, mostNamed);
  return best.map(describeWin);
}

/** Pots that a round has hit, in words. */
const jackpotNames = ({ jackpots }: Round): readonly string[] =>
  jackpots.map(({ pool }) => {
    const jackpot = jackpotName(pool);
    return t`Jackpot: ${jackpot}`;
  });

/** The place where rounds of a slot are seen: the board, and the banner above it. */
export function createStage(parts: StageParts): Stage<Round> & { readonly skip: () => void } {
  const { board, wheel, banner, gate, decimals, announce } = parts;
  let currency: string | undefined;
  const countUp = createCountUp((amount) =>
    banner.count(showMoney(toAmount(amount), { decimals, ...(currency && { currency }) })),
  );

  /** Says what came back. Only more than the stake is a win; anything else is said without celebration. */
  function sayResult(round: Round): void {
    const { stake: staked, steps, capped, jackpots } = round;
    const paid = paidBy(round);
    // what a jackpot pays is asked for: until it is known nothing is said to have been won
    if (paid === null || jackpots.some(({ amount }) => amount === null)) return;
    parts.setWin(paid);
    currency = round.currency;
    const style = { decimals, currency };
    const payout = toUnits(paid);
    const stake = toUnits(staked);
    const amount = () => showMoney(paid, style);
    const spoken = tellMoney(paid, style);
    const hits = jackpotNames(round);
    const names = [...hits, ...namesOf(steps)];
    if (payout === 0n && hits.length === 0) {
      banner.say({ kind: 'title' });
      announce(t`No win.`);
    } else if (payout <= stake) {
      banner.say({ kind: 'returned', amount, note: () => jackpotNames(round).join(' · ') });
      announce([t`Returned ${spoken}.`, ...names].join(' '));
    } else {
      const tier = tierOf(payout, stake);
      const multiple = Number((100n * payout) / stake) / 100;
      const note = () =>
        [
          ...jackpotNames(round),
          t`${multiple} × your bet`,
          capped ? t`The most that this game pays` : '',
          ...namesOf(steps).slice(0, 2),
        ]
          .filter(Boolean)
          .join(' · ');
      banner.say({ kind: 'win', tier, amount, note });
      countUp.start(payout, stake);
      announce([tier === 'win' ? t`Win ${spoken}.` : `${tierText(tier)}: ${spoken}.`, ...names].join(' '));
      parts.play(tier);
      if (tier !== 'win') parts.celebrate();
    }
  }

  return {
    gate,
    decimals,
    announce,
    clear: () => {
      countUp.finish();
      wheel.hide();
      parts.setMultiplier(1);
      parts.setWin(undefined);
      banner.say({ kind: 'title' });
    },
    notice: (icon, text) => {
      countUp.finish();
      banner.say({ kind: 'notice', icon, text });
    },
    start: () => {
      const before = board.standing();
      parts.play('spin');
      const spinning = board.start();
      return { land: (round) => spinning.land(round?.steps[0] ?? before) };
    },
    choose: ({ steps: [paid], offers }) => {
      if (paid) board.highlight(paid);
      return parts.choice.ask(
        offers.map(({ choice, freeSpins, multiplier }) => ({
          value: choice,
          choiceLabel: () => freeSpinsText(freeSpins),
          choiceNote: () => winsText(multiplier),
        })),
      );
    },
    showResult: async (round) => {
      await playOut(parts, round);
      const last = round.steps.at(-1);
      if (last && last.kind !== 'wheel') board[parts.isQuick() ? 'highlight' : 'inTurn'](last);
      sayResult(round);
    },
    sayResult,
    skip: countUp.finish,
    showEnd: ({ steps }) => {
      const last = steps.at(-1);
      if (!last) return;
      board.show(last);
      board.highlight(last);
    },
  };
}
