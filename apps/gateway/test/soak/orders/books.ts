import { spawnSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type RawBuilder, sql } from 'kysely';
import { formatMoney, parseMoney } from '../../../src/kernel/money.ts';
import { opening, type World } from './world.ts';

const verifier = fileURLToPath(new URL('../../../src/app/verify.cli.ts', import.meta.url));

/** What must not be there at the end, each by a sentence. */
const unfinished: readonly (readonly [string, RawBuilder<{ found: string }>])[] = [
  [
    'a deposit waits',
    sql`select order_no || ' ' || state as found from deposit_order where state in ('CREATED', 'PENDING', 'REVIEW')`,
  ],
  [
    'a withdrawal waits',
    sql`select order_no || ' ' || state as found from withdraw_order where state not in ('PAID', 'REJECTED')`,
  ],
  [
    'a part is under way',
    sql`select part_no || ' ' || state as found from withdraw_part where state in ('PLANNED', 'UNKNOWN', 'SENT')`,
  ],
  [
    'money has no owner',
    sql`select id || ' ' || reason || ' ' || amount as found from suspense_item where ended_at is null`,
  ],
  [
    'a receiver is asked',
    sql`select part_id || ' ' || state as found from withdraw_confirmation where state = 'WAITING'`,
  ],
  ['a dispute is open', sql`select case_no || ' ' || state as found from withdraw_dispute where closed_at is null`],
  ['a webhook waits', sql`select event_id || ' about ' || ref as found from webhook_inbox where done_at is null`],
  [
    'money is on hold',
    sql`select owner || ' ' || balance as found from ledger_account where kind in ('HOLD', 'SUSPENSE') and balance <> 0`,
  ],
];

/** What is not finished, the first few of each kind. */
export async function findUnfinished({ db }: World): Promise<readonly string[]> {
  const lists = await Promise.all(
    unfinished.map(async ([what, query]) => {
      const { rows } = await query.execute(db.kysely);
      const more = rows.length > 5 ? [`${what}: and ${rows.length - 5} more`] : [];
      return [...rows.slice(0, 5).map(({ found }) => `${what}: ${found}`), ...more];
    }),
  );
  return lists.flat();
}

/** What reconciliation has left open, or could not close. */
export async function findDifferences({ db }: World): Promise<readonly string[]> {
  const { rows } = await sql<{ found: string }>`
    select 'difference ' || kind || ' of ' || ref || ': told ' || told_amount || ', booked ' || booked_amount as found
      from settlement_difference where ended_at is null
    union all
    select 'day ' || day || ' is not closed' || coalesce(': ' || problem, '') from settlement_day where closed_at is null
    union all
    select 'no day was settled' where not exists (select 1 from settlement_day)`.execute(db.kysely);
  return rows.map(({ found }) => found);
}

interface SandboxPayment {
  readonly paymentRef: string;
  readonly amount: string;
  readonly state: 'pending' | 'paid' | 'reversed';
  readonly refund: string | null;
}
interface SandboxPayout {
  readonly partNo: string;
  readonly amount: string;
  readonly state: 'accepted' | 'sent' | 'paid' | 'failed' | 'returned';
}

/** States of a payment in our books that fit one of the provider's. */
const paymentStates = { pending: [], paid: ['APPLIED', 'WRITTEN_OFF'], reversed: ['REVERSED'] } as const;
const partStates = {
  ...{ accepted: [], sent: [], paid: ['PAID', 'PAID_TWICE', 'REFUNDED'] },
  ...{ failed: ['FAILED', 'RETURNED', 'RECOVERED'], returned: ['FAILED', 'RETURNED', 'RECOVERED'] },
} as const;

interface Booked {
  readonly ref: string;
  readonly amount: string;
  readonly state: string;
}

function compare(
  what: string,
  told: readonly { readonly ref: string; readonly amount: string; readonly fits: readonly string[] }[],
  booked: readonly Booked[],
): readonly string[] {
  const books = new Map(booked.map((row) => [row.ref, row]));
  const names = new Set(told.map(({ ref }) => ref));
  return [
    ...told.flatMap(({ ref, amount, fits }) => {
      const row = books.get(ref);
      if (!row) return [`${what} ${ref} is not in our books.`];
      if (BigInt(row.amount) !== parseMoney(amount)) return [`${what} ${ref} is of ${amount}, here of ${row.amount}.`];
      return fits.includes(row.state) ? [] : [`${what} ${ref} should be ${fits.join(' or ')} and is ${row.state}.`];
    }),
    ...booked.filter(({ ref }) => !names.has(ref)).map(({ ref }) => `${what} ${ref} is not in the provider's books.`),
  ];
}

/** The provider's books against ours: every payment and every payout once, of the same amount, in a state that fits. */
async function compareWithProvider({ db, sandboxBooks }: World): Promise<readonly string[]> {
  const theirs = new DatabaseSync(sandboxBooks, { readOnly: true });
  try {
    const payments = theirs
      .prepare(
        `select paymentRef, amount, state, (select r.state from refund r where r.paymentRef = p.paymentRef
           and r.state <> 'refused') as refund from payment p`,
      )
      .all() as unknown as SandboxPayment[];
    const payouts = theirs.prepare('select partNo, amount, state from payout').all() as unknown as SandboxPayout[];
    const { rows: booked } =
      await sql<Booked>`select payment_ref as ref, amount::text, state from deposit_payment`.execute(db.kysely);
    const { rows: parts } = await sql<Booked>`
      select part_no as ref, amount::text, state from withdraw_part where provider_ref is not null`.execute(db.kysely);
    return [
      ...compare(
        'payment',
        payments.map(({ paymentRef: ref, amount, state, refund }) => ({
          ...{ ref, amount },
          fits: refund === 'done' ? ['REFUNDED'] : paymentStates[state],
        })),
        booked,
      ),
      ...compare(
        'payout',
        payouts.map(({ partNo: ref, amount, state }) => ({ ref, amount, fits: partStates[state] })),
        parts,
      ),
    ];
  } finally {
    theirs.close();
  }
}

/** Cash of every member by his orders alone, worked out beside the ledger. */
async function compareWallets({ db, people }: World): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; cash: string; expected: string }>`
    select m.id::text, coalesce(a.balance, 0)::text as cash,
           (${opening.toString()}::bigint
             + coalesce((select sum(p.credited) from deposit_payment p join deposit_order o on o.id = p.order_id
                          where o.member_id = m.id and p.state = 'APPLIED'), 0)
             -- taken back when it was spent already, or paid to him twice: his until it is collected
             - coalesce((select sum(s.amount) from suspense_item s
                          where s.member_id = m.id and s.reason = 'OWED' and s.outcome is distinct from 'COLLECTED'), 0)
             + coalesce((select sum(s.amount) from suspense_item s
                          where s.member_id = m.id and s.reason = 'PAID_TWICE' and s.outcome in ('COLLECTED', 'CREDITED')), 0)
             + coalesce((select sum(c.amount) from wallet_correction c where c.member_id = m.id), 0)
             - coalesce((select sum(w.amount - w.given_back) from withdraw_order w where w.member_id = m.id), 0)
           )::text as expected
      from member m left join ledger_account a on a.owner = m.id::text and a.kind = 'MAIN'
     where m.username like 'payer%'`.execute(db.kysely);
  const wrong = rows
    .filter(({ cash, expected }) => cash !== expected)
    .map(({ id, cash, expected }) => {
      const [has, should] = [formatMoney(BigInt(cash)), formatMoney(BigInt(expected))];
      return `Member ${id} has ${has}, by the orders ${should}.`;
    });
  return rows.length === people.length ? wrong : [...wrong, 'A member is missing.'];
}

/** Corrections of wallets that operators have had an answer about and that are not there. */
async function missCorrections({ db, corrected }: World): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select request_key as key from wallet_correction`.execute(db.kysely);
  const made = new Set(rows.map(({ key }) => key));
  return [...corrected]
    .filter((key) => !made.has(key))
    .map((key) => `The correction ${key} was answered and is not there.`);
}

/** What came to the bank is what the files of the provider add up to, and nothing is left with the provider. */
async function compareBank({ db, sandboxBooks }: World): Promise<readonly string[]> {
  const theirs = new DatabaseSync(sandboxBooks, { readOnly: true });
  const lines = theirs.prepare('select currency, amount, fee from movement').all() as unknown as {
    currency: string;
    amount: string;
    fee: string;
  }[];
  theirs.close();
  const net = new Map<string, bigint>();
  const signed = (text: string): bigint => (text.startsWith('-') ? -parseMoney(text.slice(1)) : parseMoney(text));
  for (const { currency, amount, fee } of lines)
    net.set(currency, (net.get(currency) ?? 0n) + signed(amount) - signed(fee));
  const { rows } = await sql<{ kind: string; owner: string; currency: string; balance: string }>`
    select kind, owner, currency, balance::text from ledger_account where kind in ('BANK', 'PSP')`.execute(db.kysely);
  const banks = new Map(rows.filter(({ kind }) => kind === 'BANK').map((row) => [row.currency, -BigInt(row.balance)]));
  return [
    ...rows
      .filter(({ kind, balance }) => kind === 'PSP' && balance !== '0')
      .map(({ owner, currency, balance }) => `The provider still holds ${balance} ${currency} of ${owner}.`),
    ...[...net].flatMap(([currency, amount]) =>
      banks.get(currency) === amount
        ? []
        : [`The bank has ${banks.get(currency)} ${currency}, the files say ${amount}.`],
    ),
  ];
}

export interface Findings {
  readonly faults: readonly string[];
  /** Orders and parts by their states. */
  readonly counts: Readonly<Record<string, number>>;
  /** What the verification of the ledger says. */
  readonly report: string;
}

/** Everything that must hold at the end. @param told numbers of the orders that members have had an answer about */
export async function compareBooks(world: World, told: ReadonlySet<string>): Promise<Findings> {
  const { db, gatewayEnv } = world;
  const { status, stdout, stderr } = spawnSync(process.execPath, [verifier], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...gatewayEnv },
  });
  const { rows: orders } = await sql<{ no: string }>`
    select order_no as no from deposit_order union all select order_no from withdraw_order`.execute(db.kysely);
  const known = new Set(orders.map(({ no }) => no));
  const { rows: states } = await sql<{ name: string; count: number }>`
    select 'deposits ' || state as name, count(*)::int as count from deposit_order group by state
    union all select 'withdrawals ' || state, count(*)::int from withdraw_order group by state
    union all select 'payments ' || state, count(*)::int from deposit_payment group by state
    union all select 'parts ' || state, count(*)::int from withdraw_part group by state
    union all select 'confirmations ' || state, count(*)::int from withdraw_confirmation group by state
    union all select 'disputes ' || state, count(*)::int from withdraw_dispute group by state
    union all select 'corrections ' || cause, count(*)::int from wallet_correction group by cause
    union all select 'suspense ' || reason || ' ' || coalesce(outcome, 'ended'), count(*)::int from suspense_item group by reason, outcome
    union all select 'differences ' || kind || ' ' || coalesce(outcome, 'open'), count(*)::int from settlement_difference group by kind, outcome
    order by 1`.execute(db.kysely);
  return {
    faults: [
      ...(status === 0 ? [] : ['The ledger does not verify.']),
      ...(await missCorrections(world)),
      ...[...told].filter((no) => !known.has(no)).map((no) => `Order ${no} was answered and is not there.`),
      ...(await findUnfinished(world)),
      ...(await findDifferences(world)),
      ...(await compareWithProvider(world)),
      ...(await compareWallets(world)),
      ...(await compareBank(world)),
    ],
    counts: Object.fromEntries(states.map(({ name, count }) => [name, count])),
    report: `${stdout}${stderr}`.trim(),
  };
}

/** What is spoilt on purpose, and how it has to be noticed. */
const spoilt: readonly (readonly [string, RegExp])[] = [
  ['a payment of another amount', /^payment .+ is of .+, here of /],
  ['a payout that the provider does not know', /^payout .+ is not in the provider's books\.$/],
  ['a line of a file that nobody has booked', /^The bank has /],
  ['an order that is missing', /^Order W0 was answered and is not there\.$/],
  ['a wallet with too much', /^Member .+ has /],
  ['a ledger that does not add up', /^The ledger does not verify\.$/],
  ['money without an owner', /^money has no owner: /],
];

/** Spoils the books of a run that is over. @returns what of it `compareBooks` does not notice */
export async function missWhatIsSpoilt(world: World, told: ReadonlySet<string>): Promise<readonly string[]> {
  const { db, sandboxBooks } = world;
  await sql`update deposit_payment set amount = amount + 10000
    where id = (select min(id) from deposit_payment where state = 'APPLIED')`.execute(db.kysely);
  await sql`update suspense_item set ended_at = null where id = (select min(id) from suspense_item)`.execute(db.kysely);
  const theirs = new DatabaseSync(sandboxBooks);
  try {
    theirs.exec(`delete from payout where partNo = (select min(partNo) from payout where state = 'paid')`);
    theirs.exec(`update movement set amount = '9' || amount
      where id = (select min(id) from movement where amount not like '-%')`);
  } finally {
    theirs.close();
  }
  const { faults } = await compareBooks(world, new Set([...told, 'W0']));
  return spoilt
    .filter(([, sign]) => !faults.some((fault) => sign.test(fault)))
    .map(([what]) => `Not noticed when the books are spoilt: ${what}.`);
}
