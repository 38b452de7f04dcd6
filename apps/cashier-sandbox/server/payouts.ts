import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Bank } from './bank.ts';
import type { Faults } from './faults.ts';
import { findPayoutMethod, payoutMethods } from './methods.ts';
import { formatAmount, parseAmount } from './money.ts';
import type { Payout, Store } from './store.ts';

const account = {
  institution: z.string().max(12),
  number: z.string().regex(/^[0-9]{6,20}$/),
  holder: z.string().min(2).max(60),
};
const payoutBody = z.strictObject({
  partNo: z.string().regex(/^[A-Z0-9-]{4,32}$/),
  method: z.string().max(20),
  amount: z.string().regex(/^\d{1,15}(\.\d{1,4})?$/),
  currency: z.string().regex(/^[A-Z]{3,5}$/),
  account: z.strictObject(account),
});
const checkBody = z.strictObject({ method: z.string().max(20), currency: z.string().max(5), ...account });

interface PayoutsOptions {
  readonly store: Store;
  readonly bank: Bank;
  readonly faults: () => Faults;
  /** Answers, or what goes wrong does. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply, value: object) => Promise<unknown>;
}

const refuse = (reply: FastifyReply, status: number, code: string) => reply.code(status).send({ error: { code } });

const wire = ({ institution, number, holder, method, failure, ...payout }: Payout) => ({
  ...payout,
  ...(failure !== null && { failure }),
});

/** Payouts: how they are made and asked about. The same number is the same payout however often it is sent. */
export function registerPayouts(api: FastifyInstance, { store, bank, faults, answer }: PayoutsOptions): void {
  api.get<{ Querystring: { currency?: string } }>('/v1/payout-methods', (request, reply) => {
    const offered = payoutMethods
      .filter(({ currency }) => currency === request.query.currency)
      .map(({ cost, ...method }) => method);
    return answer(request, reply, { methods: offered });
  });

  api.post('/v1/account-checks', async (request, reply) => {
    const { success, data } = checkBody.safeParse(request.body);
    if (!success) return refuse(reply, 400, 'invalid');
    const method = findPayoutMethod(data.method, data.currency);
    if (!method?.institutions.some(({ code }) => code === data.institution)) return refuse(reply, 422, 'no-such-bank');
    return answer(request, reply, { match: faults().names });
  });

  api.post('/v1/payouts', async (request, reply) => {
    const { success, data } = payoutBody.safeParse(request.body);
    if (!success) return refuse(reply, 400, 'invalid');
    const method = findPayoutMethod(data.method, data.currency);
    const asked = parseAmount(data.amount);
    if (!method?.institutions.some(({ code }) => code === data.account.institution))
      return refuse(reply, 422, 'no-such-bank');
    if (asked < parseAmount(method.min) || asked > parseAmount(method.max) || asked % parseAmount(method.step) !== 0n)
      return refuse(reply, 422, 'amount');
    const known = store.payoutByPart(data.partNo);
    const isSame =
      known?.method === data.method &&
      known.currency === data.currency &&
      known.number === data.account.number &&
      known.institution === data.account.institution &&
      parseAmount(known.amount) === asked;
    if (known && !isSame) return refuse(reply, 409, 'mismatch');
    if (known) return answer(request, reply, wire(known));
    const { partNo, currency } = data;
    // one that was taken and has not taken its course when the process dies would stay so
    const made = store.transaction(() => {
      const payout = store.insertPayout({
        ...{ partNo, currency, method: method.method, amount: formatAmount(asked), fee: method.cost },
        ...data.account,
      });
      bank.run(payout);
      return payout;
    });
    return answer(request, reply, wire(made));
  });

  api.get<{ Querystring: { partNo?: string } }>('/v1/payouts', async (request, reply) => {
    const found = store.payoutByPart(request.query.partNo ?? '');
    return found ? answer(request, reply, wire(found)) : refuse(reply, 404, 'not-found');
  });

  api.get<{ Params: { ref: string } }>('/v1/payouts/:ref', async (request, reply) => {
    const found = store.payoutByRef(request.params.ref);
    return found ? answer(request, reply, wire(found)) : refuse(reply, 404, 'not-found');
  });
}
