import type {
  AgentTeamStep,
  TeamBetList,
  TeamBetTotals,
  TeamBetRow as WireRow,
} from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn } from '../../contract/actor.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { inPieces, type Pieces } from '../../kernel/db/in-pieces.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { maskName } from '../../kernel/mask-name.ts';
import { formatMoney } from '../../kernel/money.ts';
import type { Display } from '../games/cards.port.ts';
import type { Settings } from '../system/settings.service.ts';
import { rangeOf, wireResult } from './records.service.ts';
import {
  listTeamBetIds,
  listTeamBets,
  readTeamBets,
  sumTeamBets,
  type TeamBetFilter,
  type TeamBetRow,
} from './team-bets.repository.ts';

/** What is asked of the bets of a team, as the contract has it. */
export interface TeamBetQuery
  extends Pick<TeamBetFilter, 'parent' | 'find' | 'level' | 'category' | 'vendor' | 'status'> {
  from: string;
  to: string;
}

export interface TeamBetPorts {
  db: Executor;
  settings: Settings;
  cursors: Cursors;
  /** The way from an agent down to somebody; NOT_FOUND for whoever stands elsewhere. */
  teamPath: (actor: SignedIn, memberId: string) => Promise<AgentTeamStep[]>;
  now: () => Date;
}

/** Every bet of a filter, the newest first. */
interface EachTeamBet {
  from: Date;
  to: Date;
  pieces: Pieces<WireRow>;
}

const wireRow = (row: TeamBetRow, display: Display): WireRow => ({
  ...wireResult(row, display),
  member: { memberId: row.memberId, name: maskName(row.username) },
  level: row.level,
});

/** Bets of a team: by masked names, without what is the player's own, such as balances. */
export function createTeamBets({ db, settings, cursors, teamPath, now }: TeamBetPorts) {
  const filterOf = ({ memberId, currency }: SignedIn, query: TeamBetQuery, timeZone: string): TeamBetFilter => ({
    ...query,
    ...rangeOf(query, timeZone, now()),
    ...{ find: query.find?.trim(), agentId: memberId, currency },
  });
  const pathOf = (actor: SignedIn, { parent }: TeamBetQuery) => (parent === undefined ? [] : teamPath(actor, parent));

  return {
    /** @throws Fault NOT_FOUND for a parent outside the team, VALIDATION_FAILED for the range as in the own record */
    async list(
      actor: SignedIn,
      query: TeamBetQuery,
      page: { cursor: string | undefined; pageSize: number },
      language: LanguageCode,
    ): Promise<TeamBetList> {
      const { merchant } = await settings.current();
      const filter = filterOf(actor, query, merchant.timeZone);
      await pathOf(actor, query);
      const { rows, ...next } = await cursors.rows(
        {
          ...{ operation: 'listTeamBets', reader: actor.memberId },
          filter: { ...query, level: query.level?.toString() },
        },
        page,
        (place, limit) => listTeamBets(db, filter, place, limit),
        ({ id, place }) => ({ id, value: place }),
      );
      const display = { language, merchantLanguages: merchant.languages, currency: actor.currency };
      return {
        ...next,
        content: rows.map((row) => wireRow(row, display)),
      };
    },

    /**
     * Every bet of a filter, piece by piece. Which bets, and in which order, is found at once; each piece of them is read when
     * it is asked for. No transaction stays open while a slow reader takes the file, so a bet that is settled meanwhile has
     * its new result.
     *
     * @throws Fault EXPORT_TOO_LARGE for more than `limit`; NOT_FOUND, VALIDATION_FAILED as the list
     */
    async each(
      actor: SignedIn,
      query: TeamBetQuery,
      language: LanguageCode,
      { limit, piece }: { limit: number; piece: number },
    ): Promise<EachTeamBet> {
      const { merchant } = await settings.current();
      const filter = filterOf(actor, query, merchant.timeZone);
      await pathOf(actor, query);
      const ids = await listTeamBetIds(db, filter, limit + 1);
      if (ids.length > limit) {
        const { count } = await sumTeamBets(db, filter);
        throw new Fault('EXPORT_TOO_LARGE', { params: { rows: count, limit } });
      }
      const display = { language, merchantLanguages: merchant.languages, currency: actor.currency };
      const pieces = inPieces(ids, piece, async (some) =>
        (await readTeamBets(db, actor.memberId, some)).map((row) => wireRow(row, display)),
      );
      return { from: filter.from, to: filter.to, pieces };
    },

    /** @throws Fault NOT_FOUND, VALIDATION_FAILED as the list */
    async totals(actor: SignedIn, query: TeamBetQuery): Promise<TeamBetTotals> {
      const { timeZone } = (await settings.current()).merchant;
      const filter = filterOf(actor, query, timeZone);
      const path = await pathOf(actor, query);
      const { count, ...sums } = await sumTeamBets(db, filter);
      const money = (amount: string) => formatMoney(BigInt(amount));
      return {
        ...{ currency: actor.currency, count, path },
        ...{ stake: money(sums.stake), validBet: money(sums.validBet) },
        ...{ payout: money(sums.payout), net: money(sums.net) },
      };
    },
  };
}

export type TeamBets = ReturnType<typeof createTeamBets>;
