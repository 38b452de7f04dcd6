import type { PayoutAccount } from '@mekong/api-client/types';
import { useQuery } from '@tanstack/react-query';
import { walletQuery } from '../../queries/wallet.ts';
import {
  paymentPasswordQuery,
  payoutAccountsQuery,
  payoutMethodsQuery,
  proofsQuery,
} from '../../queries/withdrawals.ts';
import { hasPasskeys } from '../passkeys.ts';

/** What a withdrawal needs of the member, and how each stands. */
export interface WithdrawNeeds {
  readonly identity: 'open' | 'waiting' | 'failed' | 'done';
  readonly account: Pick<PayoutAccount, 'usableFrom'> & {
    /** `blocked`: there are accounts, and none that will be usable by waiting. */
    readonly state: 'open' | 'review' | 'waiting' | 'blocked' | 'done';
  };
  readonly proof: 'open' | 'done';
}

/** How the accounts together stand: the one that can be used first counts. */
export function accountNeed(accounts: readonly PayoutAccount[]): WithdrawNeeds['account'] {
  if (accounts.length === 0) return { state: 'open' };
  if (accounts.some(({ state }) => state === 'ACTIVE')) return { state: 'done' };
  const [usableFrom] = accounts
    .flatMap((one) => (one.state === 'WAITING' && one.usableFrom !== undefined ? [one.usableFrom] : []))
    .sort();
  if (usableFrom !== undefined) return { state: 'waiting', usableFrom };
  return { state: accounts.some(({ state }) => state === 'REVIEW') ? 'review' : 'blocked' };
}

/**
 * What a withdrawal needs of the member.
 *
 * @returns whether that is known by now or cannot be known, and what it is: undefined when nothing is left to do, when there
 * is nothing to withdraw by, or when it cannot be known
 */
export function useWithdrawNeeds(): { readonly isSettled: boolean; readonly needs: WithdrawNeeds | undefined } {
  const queries = [
    useQuery(walletQuery()),
    useQuery(payoutMethodsQuery()),
    useQuery(payoutAccountsQuery()),
    useQuery(paymentPasswordQuery()),
    useQuery(proofsQuery()),
  ] as const;
  const [{ data: wallet }, { data: offer }, { data: accounts }, { data: password }, { data: proofs }] = queries;
  if (!wallet || !offer || !accounts || !password || !proofs)
    // one failure is enough: whoever reads on must not wait for the repetitions
    return { isSettled: queries.some(({ failureCount }) => failureCount > 0), needs: undefined };
  const identity = { NEEDED: 'open', IN_REVIEW: 'waiting', EXPIRED: 'failed' } as const;
  const needs: WithdrawNeeds = {
    identity: identity[wallet.identity as keyof typeof identity] ?? 'done',
    account: accountNeed(accounts.accounts),
    proof: password.isSet || (proofs.methods.includes('passkey') && hasPasskeys()) ? 'done' : 'open',
  };
  // a document that has run out locks only what came in since, which the page of withdrawals says
  const isDone =
    (needs.identity === 'done' || needs.identity === 'failed') &&
    needs.account.state === 'done' &&
    needs.proof === 'done';
  return { isSettled: true, needs: isDone || offer.methods.length === 0 ? undefined : needs };
}
