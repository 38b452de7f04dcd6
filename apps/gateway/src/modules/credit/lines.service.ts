import type {
  CreditLineChange,
  CreditLineDetail,
  CreditLinePage,
  CreditLineRow,
} from '@mekong/api-client/admin/contract/types';
import type { AdminChanger } from '../../contract/admin/handlers.ts';
import type { Operator } from '../../contract/admin/operator.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { databaseTime } from '../../kernel/db/clock.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { formatMoney, MONEY_SCALE, parseMoney } from '../../kernel/money.ts';
import { isClosing, lockClosing } from '../closing/closing.port.ts';
import { inbox, inboxMoney } from '../messages/inbox/inbox.port.ts';
import { hasExcludedSelf } from '../safer-play/exclusion.port.ts';
import type { SettingsInForce } from '../system/settings.service.ts';
import { ageingBorders, overdueOf } from './ageing.ts';
import {
  insertLine,
  type LineAgeing,
  type LineRow,
  listMovements,
  listOpenAdvances,
  lockLine,
  readAgeing,
  unusedAgeing,
} from './credit.repository.ts';
import { MOST_ADVANCES } from './credit.service.ts';
import { findAgent, findLine, type LineFilter, listLines, type NamedLine } from './lines.repository.ts';
import { setLimit } from './move.ts';
import { auditedLine, wireAdvance, wireAgeing, wireMovement } from './wire.ts';

/** Movements that are shown of one line. */
const MOST_MOVEMENTS = 100;

export interface CreditLinePorts {
  db: Executor;
  cursors: Cursors;
  settings: { current(): Promise<Pick<SettingsInForce, 'merchant'>> };
}

/** Credit lines as operators open, change and close them. */
export function createCreditLines({ db, cursors, settings }: CreditLinePorts) {
  const wireAll = async (executor: Executor, lines: readonly NamedLine[]): Promise<CreditLineRow[]> => {
    const { timeZone } = (await settings.current()).merchant;
    const ids = lines.map(({ id }) => id);
    const ageing = await readAgeing(executor, ids, ageingBorders(await databaseTime(executor), timeZone));
    return lines.map((line) => wire(line, ageing.get(line.id) ?? unusedAgeing));
  };

  const wireOne = async (executor: Executor, line: NamedLine): Promise<CreditLineRow> => {
    const [row] = await wireAll(executor, [line]);
    if (!row) throw new Error('A line has one row.');
    return row;
  };

  /** A new line for an agent who has none. @throws Fault NOT_FOUND, STATE_STALE, VALIDATION_FAILED */
  const open = async (trx: Trx, agent: Agent, line: LineRow | undefined, termDays: number, now: Date) => {
    if (line) throw new Fault('STATE_STALE');
    return insertLine(trx, { memberId: agent.id, currency: agent.currency, termDays, now });
  };

  return {
    async list(
      reader: Operator,
      filter: LineFilter,
      page: { cursor: string | undefined; pageSize: number },
    ): Promise<CreditLinePage> {
      const { state, isOverdue, agent } = filter;
      const { rows, ...next } = await cursors.rows(
        {
          operation: 'listCreditLines',
          reader: reader.name,
          filter: { state, agent, isOverdue: isOverdue?.toString() },
        },
        page,
        async (place, limit) => listLines(db, filter, await databaseTime(db), place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: await wireAll(db, rows) };
    },

    /** @throws Fault NOT_FOUND */
    async detail(id: string): Promise<CreditLineDetail> {
      const line = await findLine(db, id);
      if (!line) throw new Fault('NOT_FOUND');
      const advances = await listOpenAdvances(db, id, MOST_ADVANCES);
      const movements = await listMovements(db, { lineId: id }, undefined, MOST_MOVEMENTS);
      return {
        line: await wireOne(db, line),
        advances: advances.map(wireAdvance),
        movements: movements.map(wireMovement),
      };
    },

    /**
     * Opens a line, or sets limit and days of the one that was seen; a limit of 0 closes it.
     *
     * @throws Fault NOT_FOUND for nobody who can have a line, STATE_STALE, VALIDATION_FAILED
     */
    async set(trx: Trx, change: CreditLineChange, by: AdminChanger, unchanged: () => void): Promise<CreditLineRow> {
      const { version, termDays } = change;
      const limit = parseMoney(change.limit);
      const step = MONEY_SCALE / 10n ** BigInt((await settings.current()).merchant.decimals);
      if (limit % step !== 0n) throw invalid('limit', 'format');
      if (version === undefined && limit === 0n) throw invalid('limit', 'min');
      const agent = await findAgent(trx, change.agent);
      // a closing that begins at the same moment is seen, or finds the line and ends it
      if (agent) await lockClosing(trx, agent.id);
      // whoever leaves, or may not play, gets no money to play with; a line of theirs can still be lowered and closed
      const mayHaveMore =
        agent?.isActive && !(await isClosing(trx, agent.id)) && !(await hasExcludedSelf(trx, agent.id));
      const found = agent && (await lockLine(trx, agent.id));
      if (!agent || (!mayHaveMore && limit > (found?.limit ?? 0n))) throw new Fault('NOT_FOUND');
      const at = await databaseTime(trx);
      if (version !== undefined && found?.version !== version) throw new Fault('STATE_STALE');
      const line = version !== undefined && found ? found : await open(trx, agent, found, termDays, at);
      const named = { username: agent.username };
      if (line === found && line.limit === limit && line.termDays === termDays) {
        unchanged();
        return wireOne(trx, { ...line, ...named });
      }
      const after = await setLimit(trx, line, { limit, termDays, at });
      await inbox.send(trx, agent.id, 'SYSTEM', 'creditChanged', {
        has: { choice: limit > 0n ? 'line' : after.state === 'CLOSED' ? 'closed' : 'none' },
        amount: inboxMoney(limit, line.currency),
        count: termDays,
      });
      await appendAudit(trx, {
        ...actedBy(by),
        ...{ action: 'credit.changed', object: `member:${agent.id}` },
        detail: {
          ...(found ? { before: auditedLine(found) } : {}),
          after: auditedLine(after),
          currency: line.currency,
          ...(change.reason === undefined ? {} : { reason: change.reason }),
        },
      });
      return wireOne(trx, { ...after, ...named });
    },
  };
}

export type CreditLines = ReturnType<typeof createCreditLines>;

type Agent = NonNullable<Awaited<ReturnType<typeof findAgent>>>;

const wire = (line: NamedLine, ageing: LineAgeing): CreditLineRow => ({
  ...{ id: line.id, agent: line.username, memberId: line.memberId, currency: line.currency, state: line.state },
  version: line.version,
  limit: formatMoney(line.limit),
  used: formatMoney(line.used),
  overdue: formatMoney(overdueOf(ageing)),
  termDays: line.termDays,
  ...(ageing.nextDueAt ? { nextDueAt: ageing.nextDueAt.toISOString() } : {}),
  ageing: wireAgeing(ageing),
  ...(line.acceptedAt ? { acceptedAt: line.acceptedAt.toISOString() } : {}),
  createdAt: line.createdAt.toISOString(),
  changedAt: line.changedAt.toISOString(),
});
