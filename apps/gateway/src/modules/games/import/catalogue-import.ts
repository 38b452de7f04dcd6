import { sql } from 'kysely';
import { appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { formatMoney, type Money, parseMoney } from '../../../kernel/money.ts';
import { indexGames } from '../search/search.repository.ts';
import { type Catalogue, type CatalogueGame, CatalogueProblem, type CatalogueVendor } from './catalogue-file.ts';

/** One field that an import gives another value. */
interface FieldChange {
  /** `game 101 (HOUSE lotus-fortune) min_bet` */
  place: string;
  before: string;
  after: string;
}

/** What an import changes. */
export interface CatalogueDiff {
  /** For people: one line for each vendor, game and field. */
  lines: string[];
  changes: FieldChange[];
  added: number;
  changed: number;
  unchanged: number;
}

export interface ImportOptions {
  /** Who imports, for the audit. */
  operator: string;
  /** Nothing is written. */
  dryRun?: boolean | undefined;
}

/** Fields of an import that its audit row names; of a longer one it has the counts beside the first. */
const MOST_NOTED = 500;

/** Sends a dry run back; never seen by the caller. */
class DryRun extends Error {}

/**
 * Brings vendors and games up to date: all of the file or nothing. What the file does not name stays, and a status that the
 * file does not say stays as operators have set it.
 *
 * @throws CatalogueProblem when an entry contradicts what is there
 */
export async function importCatalogue(
  db: Executor,
  catalogue: Catalogue,
  { operator, dryRun = false }: ImportOptions,
): Promise<CatalogueDiff> {
  const diff: CatalogueDiff = { lines: [], changes: [], added: 0, changed: 0, unchanged: 0 };
  const write = inTransaction(db, async (trx) => {
    Object.assign(diff, { lines: [], changes: [], added: 0, changed: 0, unchanged: 0 });
    // Two imports at once would tell each other's changes as their own.
    await sql`select pg_advisory_xact_lock(hashtextextended('catalogue', 0))`.execute(trx);
    for (const vendor of catalogue.vendors) await importVendor(trx, vendor, diff);
    const vendors = await trx.selectFrom('vendor').select(['id', 'code']).execute();
    const ids = new Map(vendors.map(({ id, code }) => [code, id]));
    for (const game of catalogue.games) await importGame(trx, game, ids, diff);
    if (dryRun) throw new DryRun();
    const { added, changed, changes } = diff;
    if (added + changed === 0) return;
    const noted = changes.slice(0, MOST_NOTED);
    const side = (name: 'before' | 'after') => Object.fromEntries(noted.map((change) => [change.place, change[name]]));
    await appendAudit(trx, {
      action: 'catalogue.imported',
      actorId: operator,
      actorRole: 'command',
      object: 'catalogue',
      detail: { before: side('before'), after: side('after'), added, changed },
    });
  });
  await write.catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error;
  });
  if (!dryRun) await indexGames(db);
  return diff;
}

async function importVendor(trx: Trx, vendor: CatalogueVendor, diff: CatalogueDiff): Promise<void> {
  const known = await trx.selectFrom('vendor').selectAll().where('code', '=', vendor.code).executeTakeFirst();
  const values = {
    names: vendor.names,
    category: vendor.category,
    classify: vendor.classify ?? null,
    account_type_id: vendor.accountTypeId,
    is_hot: vendor.hot,
    status: vendor.status ?? known?.status ?? ('active' as const),
    place: vendor.place,
    single_wallet: vendor.singleWallet,
  };
  if (!note(diff, `vendor ${vendor.code}`, known, values)) return;
  const row = { ...values, names: JSON.stringify(vendor.names) };
  await trx
    .insertInto('vendor')
    .values({ code: vendor.code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
}

async function importGame(
  trx: Trx,
  game: CatalogueGame,
  vendors: ReadonlyMap<string, string>,
  diff: CatalogueDiff,
): Promise<void> {
  const vendorId = vendors.get(game.vendor);
  if (vendorId === undefined)
    throw new CatalogueProblem(`Game ${game.nodeId}: there is no vendor ${game.vendor}, neither here nor in the file`);
  const known = await trx.selectFrom('game').selectAll().where('node_id', '=', game.nodeId).executeTakeFirst();
  if (known && known.vendor_id !== vendorId)
    throw new CatalogueProblem(
      `Game ${game.nodeId}: this number belongs to the game ${known.game_id} of another vendor`,
    );
  const twin = await trx
    .selectFrom('game')
    .select('node_id')
    .where('vendor_id', '=', vendorId)
    .where('game_id', '=', game.gameId)
    .where('node_id', '<>', game.nodeId)
    .executeTakeFirst();
  if (twin)
    throw new CatalogueProblem(
      `Game ${game.nodeId}: ${game.vendor} has ${game.gameId} already, as number ${twin.node_id}`,
    );
  const values = {
    game_id: game.gameId,
    category: game.category,
    classify: game.classify ?? null,
    names: game.names,
    image: game.image ?? known?.image ?? `/games/${game.gameId}.webp`,
    is_hot: game.hot,
    is_new: game.new,
    rtp: game.rtp?.toFixed(2) ?? null,
    volatility: game.volatility,
    features: game.features as string[],
    min_bet: parseMoney(game.minBet).toString(),
    pays_kind: game.pays?.kind ?? null,
    pays_count: game.pays?.count ?? null,
    max_win: game.maxWin?.toFixed(2) ?? null,
    status: game.status ?? known?.status ?? ('active' as const),
    place: game.place,
    motif: game.motif ?? null,
    coat: game.coat ?? null,
  };
  if (!note(diff, `game ${game.nodeId} (${game.vendor} ${game.gameId})`, known, values)) return;
  const row = { ...values, names: JSON.stringify(game.names) };
  await trx
    .insertInto('game')
    .values({ node_id: game.nodeId, vendor_id: vendorId, ...row })
    .onConflict((conflict) => conflict.column('node_id').doUpdateSet(row))
    .execute();
}

/** Puts what changes into the diff. @returns whether there is anything to write */
function note(diff: CatalogueDiff, name: string, known: object | undefined, values: Record<string, unknown>): boolean {
  if (!known) {
    diff.added += 1;
    diff.lines.push(`+ ${name}`);
    return true;
  }
  const old = new Map<string, unknown>(Object.entries(known));
  const changes = Object.entries(values).flatMap(([field, value]) => fieldChanges(field, old.get(field), value));
  if (changes.length === 0) {
    diff.unchanged += 1;
    return false;
  }
  diff.changed += 1;
  diff.lines.push(...changes.map(({ field, before, after }) => `~ ${name} ${field}: ${before} -> ${after}`));
  diff.changes.push(...changes.map(({ field, ...values }) => ({ place: `${name} ${field}`, ...values })));
  return true;
}

function fieldChanges(
  field: string,
  before: unknown,
  after: unknown,
): { field: string; before: string; after: string }[] {
  if (field === 'names') {
    const [old, now] = [Object.entries(before ?? {}), Object.entries(after ?? {})].map((entries) => new Map(entries));
    const languages = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].sort();
    return languages.flatMap((language) => fieldChanges(`names.${language}`, old?.get(language), now?.get(language)));
  }
  const [old, now] = [shown(field, before), shown(field, after)];
  return old === now ? [] : [{ field, before: old, after: now }];
}

const shown = (field: string, value: unknown): string => {
  if (value === null || value === undefined) return '(none)';
  if (field === 'min_bet') return formatMoney(BigInt(String(value)) as Money);
  return Array.isArray(value) ? value.join(', ') || '(none)' : String(value);
};
