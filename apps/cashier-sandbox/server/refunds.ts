import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Bank } from './bank.ts';
import { formatAmount, parseAmount } from './money.ts';
import type { Payment, Refund, Store } from './store.ts';

const refundBody = z.strictObject({
  refundNo: z.string().regex(/^[A-Z0-9-]{4,32}$/),
  paymentRef: z.string().max(40),
  amount: z.string().regex(/^\d{1,15}(\.\d{1,4})?$/),
  currency: z.string().regex(/^[A-Z]{3,5}$/),
});

interface RefundsOptions {
  readonly store: Store;
  readonly bank: Bank;
  /** Answers, or what goes wrong does. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply, value: object) => Promise<unknown>;
}

const refuse = (reply: FastifyReply, status: number, code: string) => reply.code(status).send({ error: { code } });

/** Money back to payers: how it is ordered and asked about. The same number is the same refund however often it is sent. */
export function registerRefunds(api: FastifyInstance, { store, bank, answer }: RefundsOptions): void {
  /** What of a payment has not gone back yet, or is about to. */
  const leftOf = ({ paymentRef, amount: paid, reversed }: Payment): bigint =>
    store
      .refundsOf(paymentRef)
      .reduce(
        (left, { state, amount }: Refund) => (state === 'refused' ? left : left - parseAmount(amount)),
        parseAmount(paid) - parseAmount(reversed ?? '0'),
      );

  api.post('/v1/refunds', async (request, reply) => {
    const { success, data } = refundBody.safeParse(request.body);
    if (!success) return refuse(reply, 400, 'invalid');
    const { refundNo, paymentRef, currency } = data;
    const asked = parseAmount(data.amount);
    const known = store.refundByNo(refundNo);
    const isSame =
      known?.paymentRef === paymentRef && known.currency === currency && parseAmount(known.amount) === asked;
    if (known) return isSame ? answer(request, reply, known) : refuse(reply, 409, 'mismatch');
    const payment = store.paymentByRef(paymentRef);
    if (payment?.state !== 'paid' || payment.currency !== currency) return refuse(reply, 422, 'not-refundable');
    if (asked === 0n || asked > leftOf(payment)) return refuse(reply, 422, 'amount');
    const made = store.transaction(() => {
      const refund = store.insertRefund({ refundNo, paymentRef, amount: formatAmount(asked), currency });
      bank.runRefund(refundNo);
      return refund;
    });
    return answer(request, reply, made);
  });

  api.get<{ Querystring: { refundNo?: string } }>('/v1/refunds', async (request, reply) => {
    const found = store.refundByNo(request.query.refundNo ?? '');
    return found ? answer(request, reply, found) : refuse(reply, 404, 'not-found');
  });
}
