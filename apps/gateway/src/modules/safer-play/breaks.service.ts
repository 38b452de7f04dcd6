import type { ExclusionRequest, SaferPlay, TimeOutRequest } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import { type AuditDetail, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { askReturn, findBreak, insertBreak, liftBreaks, lockPlayer, type PlayBreak } from './break.repository.ts';
import { endOfExclusion, endOfTimeOut } from './break-end.ts';
import { WAIT_MS } from './limit-steps.ts';
import { tellOfBreak, tellOfReturnAsked, tellOfReturnDone } from './messages.ts';
import { hideWins } from './play.repository.ts';
import type { Standing, StandingPorts } from './standing.ts';

export interface BreakPorts extends StandingPorts {
  /** What a break ends at once, in its transaction: sessions in games, orders to pay in, remembered browsers. */
  endPlay: readonly ((trx: Trx, memberId: string) => Promise<void>)[];
  /** Takes back that offers may be sent, when a member excludes himself. */
  withdrawMarketing: (trx: Trx, memberId: string) => Promise<void>;
}

/** Time-outs and exclusions: they begin at once, and nobody ends one before its time. */
export function createBreaks(ports: BreakPorts, standing: Standing) {
  const { db, settings, endPlay, withdrawMarketing, now } = ports;
  const zone = async () => (await settings.current()).merchant.timeZone;

  const audit = (
    trx: Trx,
    actor: SignedIn,
    action: 'play-break.begun' | 'play-break.ended' | 'play-return.asked' | 'play-return.taken-back',
    detail: AuditDetail,
  ) => appendAudit(trx, { action, actorId: actor.memberId, actorRole: actor.role, object: actor.username, detail });

  /** Begins a break: at once, for everything that is play, and never shorter than one that is in force. */
  const begin = (
    actor: SignedIn,
    kind: PlayBreak['kind'],
    period: string,
    until: Date | undefined,
  ): Promise<SaferPlay> =>
    inTransaction(db, async (trx) => {
      const { memberId } = actor;
      await lockPlayer(trx, memberId);
      const current = await findBreak(trx, memberId, now());
      const isShorter = current && !current.isOver && (!current.until || (until && until <= current.until));
      const isWeaker = current?.kind === 'EXCLUSION' && kind === 'TIME_OUT';
      if (isWeaker || (isShorter && current.kind === kind)) throw new Fault('STATE_STALE');
      await insertBreak(trx, { memberId, kind, period, beganAt: now(), until });
      for (const end of endPlay) await end(trx, memberId);
      await tellOfBreak(trx, memberId, kind, until);
      if (kind === 'EXCLUSION') {
        await hideWins(trx, memberId);
        await withdrawMarketing(trx, memberId);
      }
      await audit(trx, actor, 'play-break.begun', { kind, period, until: until?.toISOString() ?? 'for life' });
      return standing.state(trx, memberId);
    });

  return {
    /** @throws Fault STATE_STALE when a longer break, or an exclusion, is in force */
    timeOut: async (actor: SignedIn, { period }: TimeOutRequest): Promise<SaferPlay> =>
      begin(actor, 'TIME_OUT', period, endOfTimeOut(now(), period, await zone())),

    /**
     * Excludes a member from play until its end, which nobody can move forward.
     *
     * @throws Fault VALIDATION_FAILED when the user name was not typed, STATE_STALE when a longer one is in force
     */
    async exclude(actor: SignedIn, { period, confirmation }: ExclusionRequest): Promise<SaferPlay> {
      if (confirmation.trim().toLowerCase() !== actor.username.toLowerCase()) throw invalid('confirmation', 'equal');
      return begin(actor, 'EXCLUSION', period, endOfExclusion(now(), period, await zone()));
    },

    /**
     * After an exclusion is over: the first call asks to play again, the second one, a day later, ends it.
     *
     * @throws Fault STATE_STALE before its end, and before the day is over
     */
    askReturn: (actor: SignedIn): Promise<SaferPlay> =>
      inTransaction(db, async (trx) => {
        const { memberId } = actor;
        await lockPlayer(trx, memberId);
        const found = await findBreak(trx, memberId, now());
        if (!found?.isOver) throw new Fault('STATE_STALE');
        if (!found.returnAskedAt) {
          const askedAt = now();
          await askReturn(trx, memberId, askedAt);
          await tellOfReturnAsked(trx, memberId, new Date(askedAt.getTime() + WAIT_MS));
          await audit(trx, actor, 'play-return.asked', { kind: found.kind, period: found.period });
        } else if (now().getTime() - found.returnAskedAt.getTime() < WAIT_MS) throw new Fault('STATE_STALE');
        else {
          await liftBreaks(trx, memberId, now());
          await tellOfReturnDone(trx, memberId);
          await audit(trx, actor, 'play-break.ended', { kind: found.kind, period: found.period });
        }
        return standing.state(trx, memberId);
      }),

    /**
     * Takes back that play was asked for: it stays closed until it is asked for again, and a day is waited again.
     *
     * @throws Fault STATE_STALE where it was not asked for
     */
    takeBackReturn: (actor: SignedIn): Promise<SaferPlay> =>
      inTransaction(db, async (trx) => {
        const { memberId } = actor;
        await lockPlayer(trx, memberId);
        const found = await findBreak(trx, memberId, now());
        if (!found?.returnAskedAt) throw new Fault('STATE_STALE');
        await askReturn(trx, memberId, null);
        await audit(trx, actor, 'play-return.taken-back', { kind: found.kind, period: found.period });
        return standing.state(trx, memberId);
      }),
  };
}
