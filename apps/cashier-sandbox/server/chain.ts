import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Bank } from './bank.ts';
import { backLink, factsOf, sendHosted } from './hosted-page.ts';
import { html } from './layout.ts';
import { findMethod, type Method } from './methods.ts';
import { formatAmount, parseAmount } from './money.ts';
import type { Deposit, Payment, Store } from './store.ts';

/** How often the demo chain confirms what was sent; a real one takes three seconds. */
export const BLOCK_MS = 500;

/** The coin has six places. */
const COIN = 1_000_000n;
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

type Chain = NonNullable<Method['chain']>;

/** An address that nobody else is given. */
export const newAddress = (): string => `T${Array.from({ length: 33 }, () => BASE58[randomInt(58)]).join('')}`;

function parseCoins(text: string): bigint {
  const [units = '', places = ''] = text.split('.');
  return BigInt(units) * COIN + BigInt(places.padEnd(6, '0'));
}

function formatCoins(coins: bigint): string {
  const digits = coins.toString().padStart(7, '0');
  const places = digits.slice(-6).replace(/0+$/, '');
  return places === '' ? digits.slice(0, -6) : `${digits.slice(0, -6)}.${places}`;
}

const chainOf = ({ method, currency }: Deposit): Chain | undefined => findMethod(method, currency)?.chain;

/** The rate of a deposit is fixed until its end; what comes later is exchanged at a worse one. */
const rateOf = ({ expiresAt }: Deposit, chain: Chain, at: string): string =>
  at <= expiresAt ? chain.rate : chain.lateRate;

/** What coins are worth in the currency of the deposit, in whole steps, rounded down. */
function worthOf(deposit: Deposit, chain: Chain, coins: bigint, at: string): bigint {
  const value = (coins * parseAmount(rateOf(deposit, chain, at))) / COIN;
  return value - (value % parseAmount(findMethod(deposit.method, deposit.currency)?.step ?? '0.01'));
}

/** Confirmations of what was sent, so far. */
const confirmationsOf = ({ seenAt }: Payment, { confirmations }: Chain, now: number): number =>
  seenAt === null ? confirmations : Math.min(confirmations, Math.floor((now - Date.parse(seenAt)) / BLOCK_MS));

/** Payments in a coin: each deposit has an address of its own, and what is sent there counts when it is confirmed. */
export function createChain(store: Store, bank: Bank) {
  /** Takes in what has been confirmed meanwhile. */
  const settle = (deposit: Deposit, chain: Chain): readonly Payment[] => {
    for (const payment of store.paymentsOf(deposit.ref))
      if (payment.state === 'pending' && confirmationsOf(payment, chain, Date.now()) >= chain.confirmations)
        bank.confirm(deposit, payment);
    return store.paymentsOf(deposit.ref);
  };

  return {
    /** Somebody sends coins to the address of a deposit. @throws RangeError when they are worth nothing */
    send(deposit: Deposit, text: string): void {
      const chain = chainOf(deposit);
      if (!chain) throw new RangeError('It is not paid in coins.');
      const seenAt = new Date().toISOString();
      const value = worthOf(deposit, chain, parseCoins(text), seenAt);
      const hints = [0, 1 / 3, 2 / 3, 1].map((share) => Math.ceil(share * chain.confirmations) * BLOCK_MS);
      bank.see(deposit, { amount: formatAmount(value), coins: text, seenAt }, hints);
    },

    /** What a payer has to know of a deposit in coins, as it stands now. */
    show(deposit: Deposit) {
      const chain = chainOf(deposit);
      if (!chain || deposit.address === null) return undefined;
      const payments = settle(deposit, chain);
      const now = new Date();
      const paid = payments.reduce(
        (sum, { state, amount }) => (state === 'reversed' ? sum : sum + parseAmount(amount)),
        0n,
      );
      const left = parseAmount(deposit.amount) - paid;
      const rate = parseAmount(rateOf(deposit, chain, now.toISOString()));
      const coming = payments.find(({ state }) => state === 'pending');
      const { asset, network, confirmations } = chain;
      return {
        ...{ address: deposit.address, asset, network, rate: formatAmount(rate) },
        // enough coins for the whole amount: rounded up
        sendAmount: formatCoins(left > 0n ? (left * COIN + rate - 1n) / rate : 0n),
        ...(coming && {
          coming: {
            amount: coming.coins ?? '0',
            confirmations: confirmationsOf(coming, chain, now.getTime()),
            needed: confirmations,
          },
        }),
      };
    },
  };
}

export type ChainOfDeposits = ReturnType<typeof createChain>;

const sendBody = z.strictObject({ amount: z.string().regex(/^\d{1,12}(\.\d{1,6})?$/) });

/** A wallet of the demo, from which any number of coins can be sent at any time. */
export function sendChain(reply: FastifyReply, chain: ChainOfDeposits, deposit: Deposit) {
  const shown = chain.show(deposit);
  const coming = shown?.coming
    ? `<p role="status">${html(shown.coming.amount)} sent: ${shown.coming.confirmations} of ${shown.coming.needed} confirmations.</p>`
    : '';
  const form = `<form method="post" action="/pay/${deposit.ref}/send"><label>Amount in ${shown?.asset} <input name="amount" inputmode="decimal" value="${shown?.sendAmount}" required></label><button>Send</button></form>`;
  return sendHosted(
    reply,
    deposit,
    'Demo Chain',
    `<h1>Demo Chain</h1><p>No real coins move.</p>${factsOf(deposit)}<p>To <bdi>${html(shown?.address ?? '')}</bdi></p>${coming}${form}${backLink(deposit)}`,
  );
}

export function registerChain(pages: FastifyInstance, store: Store, chain: ChainOfDeposits): void {
  pages.post<{ Params: { ref: string } }>('/pay/:ref/send', (request, reply) => {
    const deposit = store.findByRef(request.params.ref);
    const { success, data } = sendBody.safeParse(request.body);
    if (!deposit || !success) return reply.code(400).send({ error: { code: 'invalid' } });
    chain.send(deposit, data.amount);
    return reply.redirect(`/pay/${deposit.ref}`, 303);
  });
}
