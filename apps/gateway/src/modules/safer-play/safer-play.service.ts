import type { PlaySign, PlayStatistics, RealityCheckRequest, SaferPlay } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import { startOfDay } from '../../kernel/days.ts';
import { Fault } from '../../kernel/fault.ts';
import { formatMoney } from '../../kernel/money.ts';
import { type BreakPorts, createBreaks } from './breaks.service.ts';
import { createLimits, type LimitPorts } from './limits.service.ts';
import { countSign, readCheckMinutes, readSitting, writeCheckMinutes } from './play.repository.ts';
import type { PlayGate } from './play-gate.port.ts';
import { CHECK_MINUTES, createStanding } from './standing.ts';
import { readMoneyMoved, readPlayDays } from './statistics.repository.ts';

const DAY_MS = 86_400_000;

export interface SaferPlayPorts extends LimitPorts, BreakPorts {
  gate: PlayGate;
}

/** Limits, breaks and the clock of play, as members set and see them. */
export function createSaferPlay(ports: SaferPlayPorts) {
  const { db, settings, gate, now } = ports;
  const standing = createStanding(ports);

  return {
    ...createLimits(ports, standing),
    ...createBreaks(ports, standing),

    state: ({ memberId }: SignedIn): Promise<SaferPlay> => standing.state(db, memberId),

    ofMember: standing.ofMember,

    async setCheck({ memberId }: SignedIn, { minutes }: RealityCheckRequest): Promise<SaferPlay> {
      await writeCheckMinutes(db, memberId, minutes);
      return standing.state(db, memberId);
    },

    /**
     * A game is open before the member: counts the time, and says how long it has been and what it has brought.
     *
     * @throws Fault NOT_FOUND for a session that is not an own one; EXCLUDED, LIMIT_REACHED when play has to end
     */
    async sign({ memberId }: SignedIn, gameSessionId: string): Promise<PlaySign> {
      const sitting = await readSitting(db, memberId, gameSessionId);
      if (!sitting) throw new Fault('NOT_FOUND');
      await countSign(db, memberId, now());
      await gate.assertMayOpen(db, memberId);
      return {
        since: sitting.since.toISOString(),
        net: formatMoney(BigInt(sitting.net)),
        checkMinutes: (await readCheckMinutes(db, memberId)) ?? CHECK_MINUTES,
      };
    },

    /** Own play of the last days. */
    async statistics({ memberId, currency }: SignedIn, days: number): Promise<PlayStatistics> {
      const { timeZone } = (await settings.current()).merchant;
      const to = now();
      // twelve hours into the day, so that a day of 23 or 25 hours moves it to no other
      const today = startOfDay(to, timeZone);
      const from = startOfDay(new Date(today.getTime() + DAY_MS / 2 - (days - 1) * DAY_MS), timeZone);
      const rows = await readPlayDays(db, memberId, { from, to, zone: timeZone });
      const moved = await readMoneyMoved(db, memberId, from);
      return {
        ...{ currency, timeZone, from: from.toISOString(), to: to.toISOString() },
        days: rows.map(({ day, minutes, staked, net }) => ({
          ...{ day, minutes },
          staked: formatMoney(BigInt(staked)),
          net: formatMoney(BigInt(net)),
        })),
        minutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
        net: formatMoney(rows.reduce((sum, { net }) => sum + BigInt(net), 0n)),
        deposits: formatMoney(BigInt(moved.deposits)),
        withdrawals: formatMoney(BigInt(moved.withdrawals)),
      };
    },
  };
}

export type SaferPlayService = ReturnType<typeof createSaferPlay>;
