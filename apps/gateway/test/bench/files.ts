/**
 * Files of 100,000 bets of one member, as its page saves them: how long until the first bytes, how long in all, and how much
 * memory the process takes with its thread for documents.
 *
 *   node apps/gateway/test/bench/files.ts [folder that keeps the documents]
 *
 * PostgreSQL runs with durability on, on a server of our own.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '@mekong/i18n/registry';
import { startPostgres } from '@mekong/test-postgres/postgres';
import { sql } from 'kysely';
import type { SignedIn } from '../../src/contract/actor.ts';
import { createCursors } from '../../src/contract/cursors.ts';
import { migrate } from '../../src/kernel/db/migrate.ts';
import { openDb } from '../../src/kernel/db/open.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import { createFieldCipher } from '../../src/kernel/field-cipher.ts';
import { createPdfPrinter } from '../../src/kernel/pdf/printer.ts';
import { createFileWriter } from '../../src/modules/documents/file-writer.ts';
import { ownBetsTable } from '../../src/modules/documents/table-files.ts';
import { createRecords } from '../../src/modules/records/records.service.ts';
import type { Settings } from '../../src/modules/system/settings.service.ts';
import { SETTINGS } from '../../src/modules/system/settings.ts';

const BETS = Number(process.env.BENCH_ROWS ?? 100_000);
const currency = 'KHR';
const [folder] = process.argv.slice(2);

async function fill(db: Executor): Promise<void> {
  await sql`set session_replication_role = replica`.execute(db);
  await sql`
    insert into member (id, username, nickname, currency, language, referral_code, lineage_id) overriding system value
    values (1, 'reader', 'Reader', ${currency}, 'KM', 'READ000000000001', 1)`.execute(db);
  await sql`
    create temp table played as
      select n, now() - interval '90 days' * (1 - n / ${BETS}::float8) as at, g.vendor, g.game_id, g.category,
             10000 * (1 + n % 977)::bigint as stake,
             case when n % 3 = 0 then 25000 * (n % 1979)::bigint else 0 end as payout, 1000000000 + n * 12345::bigint as balance
        from generate_series(1, ${BETS}::int) n
        join (select row_number() over () - 1 as place, count(*) over () as of, v.code as vendor, g.game_id, 'RNG' as category
                from game g join vendor v on v.id = g.vendor_id) g on g.place = n % g.of`.execute(db);
  await sql`
    insert into round (vendor, round_id, member_id, game_id, category, currency, status, details, opened_at, closed_at)
    select vendor, 'r' || n, 1, game_id, category, ${currency}, 'CLOSED', '[]', at, at from played`.execute(db);
  await sql`
    insert into bet (id, vendor, transaction_id, round_id, member_id, game_id, category, currency, stake, valid_bet, payout, status,
                     balance_before, balance_after, placed_at, settled_at, lineage_id)
    overriding system value
    select n, vendor, 't' || n, 'r' || n, 1, game_id, category, ${currency}, stake, stake, payout,
           case when payout > 0 then 'WON' else 'LOST' end, balance, balance - stake + payout, at, at, 1 from played`.execute(
    db,
  );
  await sql`set session_replication_role = default`.execute(db);
  await sql`vacuum analyze bet, round`.execute(db);
}

const server = await startPostgres({ settings: { shared_buffers: '256MB' } });
const db = await openDb({ url: server.url });
const printer = createPdfPrinter();
try {
  await migrate(db);
  await db.kysely.connection().execute(fill);
  const settings = { current: async () => ({ merchant: SETTINGS.merchant.parse({}) }) } as Settings;
  const now = () => new Date();
  const records = createRecords({
    ...{ db: db.kysely, settings, cursors: createCursors(createFieldCipher(new Uint8Array(32))), now },
    gamesOrigin: () => undefined,
  });
  const files = createFileWriter({ printer, settings, now });
  const actor = { memberId: '1', username: 'reader', currency } as SignedIn;
  const query = {
    ...{ from: new Date(Date.now() - 92 * 86_400_000).toISOString(), to: new Date().toISOString() },
    sort: '-time' as const,
  };
  console.log(
    `${''.padEnd(12)}${['first s', 'all s', 'CPU s', 'MB', 'peak MB'].map((word) => word.padStart(9)).join('')}`,
  );
  const save = async (kind: 'table' | 'document', language: LanguageCode) => {
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 50);
    const [started, used] = [performance.now(), process.cpuUsage()];
    const { pieces } = await files[kind]({ actor, language }, ownBetsTable(records)(query));
    let [first, bytes] = [0, 0];
    const parts: Uint8Array[] = [];
    for await (const piece of pieces) {
      first ||= performance.now() - started;
      bytes += Buffer.byteLength(piece);
      if (folder && kind === 'document') parts.push(Buffer.from(piece));
    }
    clearInterval(watch);
    const { user, system } = process.cpuUsage(used);
    const figures = [first / 1_000, (performance.now() - started) / 1_000, (user + system) / 1e6, bytes / 1e6];
    console.log(
      `${`${kind === 'table' ? 'CSV' : 'PDF'}, ${language}`.padEnd(12)}${[...figures, (peak - before) / 1e6]
        .map((figure) => figure.toFixed(1).padStart(9))
        .join('')}`,
    );
    if (parts.length > 0) writeFileSync(join(folder ?? '', `bets-${language}.pdf`), Buffer.concat(parts));
  };
  await save('table', 'EN');
  for (const language of ['EN', 'KM', 'AR', 'CN'] as const) await save('document', language);
} finally {
  await printer.close();
  await db.close();
  await server.stop();
}
