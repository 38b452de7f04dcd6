import { type Selectable, sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type {
  AgentContractEventTable,
  AgentContractTable,
  AgentContractVersionTable,
  CloseReason,
  EndAnswer,
} from './agent-contracts.tables.ts';
import { type ContractKind, type ContractState, liveStates, type Party } from './machine.ts';
import { type ContractGames, canonicalTerms, hashTerms, readTerms, type Terms } from './terms.ts';

/** A contract and who it is between. */
export interface ContractRow {
  id: string;
  kind: ContractKind;
  games: ContractGames;
  currency: string;
  /** `null`: the house. */
  uplineId: string | null;
  downlineId: string;
  state: ContractState;
  revision: number;
  endsAt: Date | null;
  reason: CloseReason | null;
  createdAt: Date;
  changedAt: Date;
}

/** Terms of a contract as they were offered at one time. */
export interface VersionRow {
  no: number;
  state: AgentContractVersionTable['state'];
  terms: Terms;
  termsHash: string;
  offeredAt: Date;
  expiresAt: Date;
  signedAt: Date | null;
  effectiveFrom: Date | null;
  effectiveTo: Date | null;
}

export interface EndRequestRow {
  id: string;
  askedBy: Party;
  askedAt: Date;
  answer: EndAnswer | null;
  answeredAt: Date | null;
}

export type EventRow = Selectable<AgentContractEventTable>;

export const toContract = (row: Selectable<AgentContractTable>): ContractRow => ({
  id: row.id,
  kind: row.kind,
  games: row.game_type,
  currency: row.currency,
  uplineId: row.upline_id,
  downlineId: row.downline_id,
  state: row.state,
  revision: row.revision,
  endsAt: row.ends_at,
  reason: row.reason,
  createdAt: row.created_at,
  changedAt: row.changed_at,
});

const toVersion = (row: Selectable<AgentContractVersionTable>): VersionRow => ({
  no: row.no,
  state: row.state,
  terms: readTerms(row.terms),
  termsHash: row.terms_hash,
  offeredAt: row.offered_at,
  expiresAt: row.expires_at,
  signedAt: row.signed_at,
  effectiveFrom: row.effective_from,
  effectiveTo: row.effective_to,
});

/** What tells a contract from every other one between two parties. */
export type ContractKey = Pick<ContractRow, 'kind' | 'games' | 'currency'>;

/** Adds an offer. @returns `undefined` when there is a live contract of the kind, games and currency between the two */
export async function insertContract(
  trx: Trx,
  { kind, games, currency, uplineId, downlineId }: ContractKey & Pick<ContractRow, 'uplineId' | 'downlineId'>,
): Promise<ContractRow | undefined> {
  const row = await trx
    .insertInto('agent_contract')
    .values({
      ...{ kind, game_type: games, currency, upline_id: uplineId, downline_id: downlineId, state: 'OFFERED' },
      ...{ created_at: sql<Date>`job_now()`, changed_at: sql<Date>`job_now()` },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toContract(row);
}

/** A contract, held until the transaction ends. */
export async function lockContract(trx: Trx, id: string): Promise<ContractRow | undefined> {
  const row = await trx.selectFrom('agent_contract').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toContract(row);
}

export async function findContract(db: Executor, id: string): Promise<ContractRow | undefined> {
  const row = await db.selectFrom('agent_contract').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toContract(row);
}

/** The live contract of a downline with its upline; `undefined` when there is none. */
export async function findLiveContract(
  db: Executor,
  { kind, games, currency }: ContractKey,
  downlineId: string,
): Promise<ContractRow | undefined> {
  const row = await db
    .selectFrom('agent_contract')
    .selectAll()
    .where('kind', '=', kind)
    .where('game_type', '=', games)
    .where('currency', '=', currency)
    .where('downline_id', '=', downlineId)
    .where('state', 'in', liveStates)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && toContract(row);
}

/**
 * Nobody else offers terms of the key to these agents, or below them, before the transaction ends: an offer is held to the cycle of
 * the contracts above and below, which may be offered at the same moment.
 */
export async function lockOffers(
  trx: Trx,
  { kind, games, currency }: ContractKey,
  agents: readonly (string | null)[],
): Promise<void> {
  const keys = [...new Set(agents)]
    .filter((id) => id !== null)
    .map((id) => `offers:${kind}:${games}:${currency}:${id}`);
  for (const key of keys.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** Contracts that an upline has with those directly below it, of a kind, games and currency, and that are not over. */
export async function listBelow(
  db: Executor,
  { kind, games, currency }: ContractKey,
  uplineId: string,
): Promise<ContractRow[]> {
  const rows = await db
    .selectFrom('agent_contract')
    .selectAll()
    .where('kind', '=', kind)
    .where('game_type', '=', games)
    .where('currency', '=', currency)
    .where('upline_id', '=', uplineId)
    .where('state', 'in', [...liveStates, 'ENDING'])
    .orderBy('id')
    .execute();
  return rows.map(toContract);
}

/** When the last contract of the key between two parties that is ending will have ended. */
export async function findEnding(
  db: Executor,
  { kind, games, currency, uplineId, downlineId }: ContractKey & Pick<ContractRow, 'uplineId' | 'downlineId'>,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('agent_contract')
    .select(sql<Date | null>`max(ends_at)`.as('endsAt'))
    .where('kind', '=', kind)
    .where('game_type', '=', games)
    .where('currency', '=', currency)
    .where('upline_id', 'is not distinct from', uplineId)
    .where('downline_id', '=', downlineId)
    .where('state', '=', 'ENDING')
    .executeTakeFirst();
  return row?.endsAt ?? undefined;
}

/** Which contracts are asked for. */
export interface ContractFilter {
  memberId: string;
  side: Party;
  kind?: ContractKind | undefined;
  states?: readonly ContractState[] | undefined;
  /** Only with this party on the other side. */
  partnerId?: string | undefined;
}

/** Contracts of a filter, newest first. */
const chosen = (db: Executor, { memberId, side, kind, states, partnerId }: ContractFilter) => {
  const [own, other] =
    side === 'UPLINE' ? (['upline_id', 'downline_id'] as const) : (['downline_id', 'upline_id'] as const);
  return db
    .selectFrom('agent_contract')
    .where(own, '=', memberId)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind as ContractKind))
    .$if(states !== undefined, (q) => q.where('state', 'in', states as ContractState[]))
    .$if(partnerId !== undefined, (q) => q.where(other, '=', partnerId as string))
    .orderBy('id', 'desc');
};

/** Contracts of a member, newest first, from behind one. */
export async function listContracts(
  db: Executor,
  filter: ContractFilter,
  behind: string | undefined,
  limit: number,
): Promise<ContractRow[]> {
  const rows = await chosen(db, filter)
    .selectAll()
    .$if(behind !== undefined, (q) => q.where('id', '<', behind as string))
    .limit(limit)
    .execute();
  return rows.map(toContract);
}

/** Numbers of all contracts of a member, newest first: so few bytes of each that very many may be held. */
export const listContractIds = async (db: Executor, filter: ContractFilter): Promise<string[]> =>
  (await chosen(db, filter).select('id').execute()).map(({ id }) => id);

/** Contracts by their numbers, newest first. */
export async function readContracts(db: Executor, ids: readonly string[]): Promise<ContractRow[]> {
  const rows = await db.selectFrom('agent_contract').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute();
  return rows.map(toContract);
}

/** Writes state, end and reason; the revision rises. */
export async function updateContract(
  trx: Trx,
  contract: ContractRow,
  changes: Partial<Pick<ContractRow, 'state' | 'endsAt' | 'reason'>>,
): Promise<ContractRow> {
  const row = await trx
    .updateTable('agent_contract')
    .set((of) => ({
      state: changes.state ?? contract.state,
      ends_at: changes.endsAt === undefined ? contract.endsAt : changes.endsAt,
      reason: changes.reason === undefined ? contract.reason : changes.reason,
      revision: of('revision', '+', 1),
      changed_at: sql<Date>`job_now()`,
    }))
    .where('id', '=', contract.id)
    .where('revision', '=', contract.revision)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toContract(row);
}

/** Adds terms that wait for the downline; their number follows the last one. */
export async function insertVersion(trx: Trx, contractId: string, terms: Terms, expiresAt: Date): Promise<VersionRow> {
  const row = await trx
    .insertInto('agent_contract_version')
    .values((of) => ({
      contract_id: contractId,
      no: of
        .selectFrom('agent_contract_version')
        .select(sql<number>`coalesce(max(no), 0) + 1`.as('no'))
        .where('contract_id', '=', contractId),
      state: 'OPEN',
      terms: canonicalTerms(terms),
      terms_hash: hashTerms(terms),
      period: terms.period,
      active_from: terms.activeFrom,
      expires_at: expiresAt,
      offered_at: sql<Date>`job_now()`,
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toVersion(row);
}

/** All terms that contracts have had, the first first. */
export async function listVersions(
  db: Executor,
  contractIds: readonly string[],
): Promise<Map<string, [VersionRow, ...VersionRow[]]>> {
  const found = new Map<string, [VersionRow, ...VersionRow[]]>();
  if (!contractIds.length) return found;
  const rows = await db
    .selectFrom('agent_contract_version')
    .selectAll()
    .where('contract_id', 'in', contractIds)
    .orderBy('contract_id')
    .orderBy('no')
    .execute();
  for (const row of rows) {
    const before = found.get(row.contract_id);
    if (before) before.push(toVersion(row));
    else found.set(row.contract_id, [toVersion(row)]);
  }
  return found;
}

export async function updateVersion(
  trx: Trx,
  contractId: string,
  no: number,
  changes: Partial<Pick<VersionRow, 'state' | 'signedAt' | 'effectiveFrom' | 'effectiveTo'>>,
): Promise<void> {
  await trx
    .updateTable('agent_contract_version')
    .set({
      ...(changes.state === undefined ? {} : { state: changes.state }),
      ...(changes.signedAt === undefined ? {} : { signed_at: changes.signedAt }),
      ...(changes.effectiveFrom === undefined ? {} : { effective_from: changes.effectiveFrom }),
      ...(changes.effectiveTo === undefined ? {} : { effective_to: changes.effectiveTo }),
    })
    .where('contract_id', '=', contractId)
    .where('no', '=', no)
    .execute();
}

/** The last wish of a party to end a contract. */
export async function findEndRequest(
  db: Executor,
  contractId: string,
  askedBy: Party,
): Promise<EndRequestRow | undefined> {
  const row = await db
    .selectFrom('agent_contract_end_request')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('asked_by', '=', askedBy)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && { id: row.id, askedBy: row.asked_by, askedAt: row.asked_at, answer: row.answer, answeredAt: row.answered_at }
  );
}

export async function insertEndRequest(trx: Trx, contractId: string, askedBy: Party, at: Date): Promise<void> {
  await trx
    .insertInto('agent_contract_end_request')
    .values({ contract_id: contractId, asked_by: askedBy, asked_at: at, answer: null, answered_at: null })
    .execute();
}

/** Answers the open wish to end a contract, if there is one. */
export async function answerEndRequest(trx: Trx, contractId: string, answer: EndAnswer, at: Date): Promise<void> {
  await trx
    .updateTable('agent_contract_end_request')
    .set({ answer, answered_at: at })
    .where('contract_id', '=', contractId)
    .where('answer', 'is', null)
    .execute();
}

export async function insertEvent(trx: Trx, event: Omit<EventRow, 'id' | 'at'>): Promise<void> {
  await trx
    .insertInto('agent_contract_event')
    .values({ ...event, at: sql<Date>`job_now()` })
    .execute();
}

/** Everything that has happened to a contract, the latest first. */
export async function listEvents(db: Executor, contractId: string): Promise<EventRow[]> {
  return db
    .selectFrom('agent_contract_event')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

/** Terms of a contract by their number. */
export async function findVersion(db: Executor, contractId: string, no: number): Promise<VersionRow | undefined> {
  const row = await db
    .selectFrom('agent_contract_version')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('no', '=', no)
    .executeTakeFirst();
  return row && toVersion(row);
}
