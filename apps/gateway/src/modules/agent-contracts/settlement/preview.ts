import type { Trx } from '../../../kernel/db/types.ts';
import { type TimeWindow, windowOf } from '../../../kernel/jobs/calendar.ts';
import type { Money } from '../../../kernel/money.ts';
import { type ContractKey, findLiveContract, listBelow, listVersions } from '../agent-contract.repository.ts';
import { versionIn } from '../change.ts';
import { findOwnTerms } from '../offer-rules.ts';
import type { Terms } from '../terms.ts';
import { type Gross, grossOf, leftOf, type TeamSums } from './bill.ts';
import { readCarried, sumTriedTeams, type TriedTeam } from './sums.repository.ts';

/** What one party would have got of a window. */
export interface Earned {
  /** Number of the row that decides, from 1; absent: none is reached. */
  row?: number | undefined;
  gross: Money;
  /** What the contracts directly below take of it. */
  below: Money;
  net: Money;
}

/** What both parties would have got of a finished window, by the terms in force and by others. */
export interface Preview {
  window: TimeWindow;
  team: TeamSums;
  /** What the house has won from the team less the deductions. */
  loss: Money;
  downline: { now?: Earned; offered: Earned };
  /** Absent where the house is the upline. */
  upline?: { now: Earned; offered: Earned };
}

interface Tried extends ContractKey {
  uplineId: string | null;
  downlineId: string;
  terms: Terms;
}

/** A team with the contract that carries something over, when there is one. */
interface Line extends TriedTeam {
  contractId?: string | undefined;
}

const NOW = 'now';
const OFFERED = 'offered';
const OWN = 'own';

/** The last window of the terms that is over. */
export function lastWindow({ period }: Terms, now: Date, zone: string): TimeWindow {
  const { start } = windowOf(period, now, zone);
  return windowOf(period, new Date(start.getTime() - 1), zone);
}

/** The last windows of the terms that are over, the oldest first. */
function lastWindows(terms: Terms, count: number, now: Date, zone: string): TimeWindow[] {
  const windows = [lastWindow(terms, now, zone)];
  for (let [oldest] = windows; oldest && windows.length < count; [oldest] = windows)
    windows.unshift(windowOf(terms.period, new Date(oldest.start.getTime() - 1), zone));
  return windows;
}

interface Moment {
  now: Date;
  zone: string;
}

/** Works terms out for the last finished window, by the calculation that bills are made by. Nothing is written. */
export async function previewTerms(trx: Trx, tried: Tried, at: Moment): Promise<Preview> {
  const [last] = await previewCycles(trx, tried, at, 1);
  if (!last) throw new Error('No window was worked out.');
  return last;
}

/**
 * As {@link previewTerms}, of each of the last windows. The first one takes over what was really carried into it; from there on
 * each takes over what the terms tried carry, as if they had been in force since.
 *
 * @returns the newest first
 */
export async function previewCycles(trx: Trx, tried: Tried, at: Moment, count: number): Promise<Preview[]> {
  const parties = await linesOf(trx, tried);
  const windows = lastWindows(tried.terms, count, at.now, at.zone);
  const [first] = windows;
  let carried = first ? await carriedInto(trx, tried, parties.lines, first) : new Map<string, Money>();
  const previews: Preview[] = [];
  for (const window of windows) {
    const worked = await workOut(trx, tried, parties.lines, window, carried);
    previews.unshift(previewOf(tried, parties, window, worked));
    carried = new Map([...worked].map(([id, { gross }]) => [id, gross.carryOut]));
  }
  return previews;
}

/** Whose terms are worked out together. */
interface Parties {
  lines: readonly Line[];
  /** Other contracts of the upline, and those of the downline. */
  others: readonly Line[];
  below: readonly Line[];
}

async function linesOf(trx: Trx, tried: Tried): Promise<Parties> {
  const { uplineId, downlineId, terms } = tried;
  const live = await findLiveContract(trx, tried, downlineId);
  const current = live?.uplineId === uplineId ? await termsInForce(trx, live.id) : undefined;
  const own = uplineId === null ? undefined : await findOwnTerms(trx, tried, uplineId);
  const siblings = uplineId === null ? [] : await linesBelow(trx, tried, uplineId);
  const others = siblings.filter((one) => one.downlineId !== downlineId);
  const below = await linesBelow(trx, tried, downlineId);
  const contractId = current && live?.id;
  return {
    ...{ others, below },
    lines: [
      { id: OFFERED, uplineId, downlineId, terms, contractId },
      ...(current ? [{ id: NOW, uplineId, downlineId, terms: current, contractId }] : []),
      ...(own && uplineId !== null
        ? [
            {
              ...{ id: OWN, uplineId: own.contract.uplineId, downlineId: uplineId },
              ...{ terms: own.terms, contractId: own.contract.id },
            },
          ]
        : []),
      ...others,
      ...below,
    ],
  };
}

type Worked = ReadonlyMap<string, { team: TeamSums; gross: Gross }>;

function previewOf(tried: Tried, { lines, others, below }: Parties, window: TimeWindow, worked: Worked): Preview {
  const grossFor = (id: string): Money => worked.get(id)?.gross.gross ?? 0n;
  const earned = (id: string, of: readonly Line[]): Earned => {
    const taken = of.map((one) => ({ contractId: one.id, gross: grossFor(one.id), funding: one.terms.funding }));
    return {
      row: worked.get(id)?.gross.row,
      ...{ gross: grossFor(id), below: taken.reduce((all, { gross }) => all + gross, 0n) },
      net: leftOf(tried.kind, grossFor(id), taken).net,
    };
  };
  const lineOf = (id: string) => lines.filter((one) => one.id === id);
  const offered = worked.get(OFFERED);
  return {
    window,
    team: offered?.team ?? nothing,
    loss: offered?.gross.loss ?? 0n,
    downline: {
      ...(worked.has(NOW) ? { now: earned(NOW, below) } : {}),
      offered: earned(OFFERED, below),
    },
    ...(tried.uplineId === null
      ? {}
      : {
          upline: {
            now: earned(OWN, [...others, ...lineOf(NOW)]),
            offered: earned(OWN, [...others, ...lineOf(OFFERED)]),
          },
        }),
  };
}

const nothing: TeamSums = { bets: 0, volume: 0n, ggr: 0n, bonus: 0n, active: 0 };

async function termsInForce(trx: Trx, contractId: string): Promise<Terms | undefined> {
  return versionIn((await listVersions(trx, [contractId])).get(contractId) ?? [], 'IN_FORCE')?.terms;
}

/** Contracts in force directly below an agent that are settled by the same windows. */
async function linesBelow(trx: Trx, { terms, ...key }: Tried, agentId: string): Promise<Line[]> {
  const contracts = await listBelow(trx, key, agentId);
  const versions = await listVersions(
    trx,
    contracts.map(({ id }) => id),
  );
  return contracts.flatMap(({ id, uplineId, downlineId }) => {
    const current = versionIn(versions.get(id) ?? [], 'IN_FORCE')?.terms;
    return current?.period === terms.period ? [{ id, contractId: id, uplineId, downlineId, terms: current }] : [];
  });
}

/** What was really carried into a window, by line. */
async function carriedInto(
  trx: Trx,
  key: ContractKey,
  lines: readonly Line[],
  { start }: TimeWindow,
): Promise<Map<string, Money>> {
  const contracts = lines.flatMap(({ contractId, ...line }) =>
    contractId ? [{ ...key, ...line, contractId, versionNo: 0, termsHash: '' }] : [],
  );
  const carried = await readCarried(trx, contracts, start);
  return new Map(lines.map(({ id, contractId }) => [id, (contractId && carried.get(contractId)) || 0n]));
}

async function workOut(
  trx: Trx,
  key: ContractKey,
  lines: readonly Line[],
  window: TimeWindow,
  carried: ReadonlyMap<string, Money>,
): Promise<Worked> {
  const { teams, wages } = await sumTriedTeams(trx, key, lines, window);
  return new Map(
    lines.map(({ id, terms }) => {
      const team = teams.get(id) ?? nothing;
      const extra = { wages: wages.get(id) ?? 0n, carryIn: carried.get(id) ?? 0n };
      return [id, { team, gross: grossOf({ kind: key.kind, terms }, team, extra) }];
    }),
  );
}
