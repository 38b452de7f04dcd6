import type { Notifier } from '../kernel/db/notify.ts';
import { afterCommit } from '../kernel/db/transaction.ts';
import type { Executor } from '../kernel/db/types.ts';
import { formatMoney } from '../kernel/money.ts';
import { balanceChannel, vendorWalletChannel } from './balance.ts';
import type { Posted } from './ledger.ts';

/** Tells all processes how a wallet stands. */
type Telling = (notifier: Notifier) => Promise<unknown>;

const notifiers = new WeakMap<Executor, Notifier>();
/** What the transactions that are open now have changed, each wallet as it is after its last posting. */
const changed = new WeakMap<Executor, Map<string, Telling>>();

/**
 * From now on every posting on this database tells all processes of the wallets it has changed, after its commit.
 * No flow has to think of it. Call it once, where the database is opened.
 */
export function announceBalances(db: Executor, notifier: Notifier): void {
  notifiers.set(db, notifier);
}

/** Notes the wallets of a posting: they are told of when its transaction is committed, and not at all when it is not. */
export function noteBalances(db: Executor, posting: { currency: string }, posted: Posted): void {
  if (posted.replayed) return;
  const changes = changesOf(posting, posted);
  const noted = changed.get(db);
  if (!db.isTransaction) publish(db, changes);
  else if (noted) for (const [name, change] of changes) noted.set(name, change);
  else if (changes.size > 0) {
    changed.set(db, changes);
    afterCommit(db, (root) => publish(root, changes));
  }
}

function changesOf({ currency }: { currency: string }, { legs }: Posted): Map<string, Telling> {
  const changes = new Map<string, Telling>();
  for (const { kind, owner, lane, wallet, balanceAfter, seq } of legs) {
    if (owner === undefined) continue;
    if (wallet) {
      const sumBalance = formatMoney(wallet.cash);
      const change = { memberId: owner, currency, sumBalance, version: Number(wallet.version) };
      changes.set(`${owner} ${currency}`, (notifier) => notifier.publish(balanceChannel, change));
    } else if (kind === 'VENDOR' && lane !== undefined) {
      const balance = formatMoney(balanceAfter);
      const change = { memberId: owner, vendor: lane, currency, balance, version: Number(seq) };
      changes.set(`${owner} ${currency} ${lane}`, (notifier) => notifier.publish(vendorWalletChannel, change));
    }
  }
  return changes;
}

/** Not awaited: an answer does not wait for listeners. */
function publish(db: Executor, changes: ReadonlyMap<string, Telling>): void {
  const notifier = notifiers.get(db);
  if (notifier) for (const tell of changes.values()) void tell(notifier);
}
