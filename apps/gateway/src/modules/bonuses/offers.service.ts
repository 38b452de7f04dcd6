import type { BonusOfferPage, BonusOfferRow, NewBonusOffer } from '@mekong/api-client/admin/contract/types';
import type { AdminChanger } from '../../contract/admin/handlers.ts';
import type { Operator } from '../../contract/admin/operator.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { limitsOnWire } from './limits-wire.ts';
import {
  findOffer,
  insertOffer,
  listOffers,
  type OfferCost,
  type OfferRow,
  readCosts,
  stopOffer,
} from './offer.repository.ts';

export interface OfferPorts {
  db: Executor;
  cursors: Cursors;
}

const limitIn = (amount: string | undefined) => (amount === undefined ? null : parseMoney(amount));

const noCost: OfferCost = { taken: 0, active: 0, granted: 0n, converted: 0n };

const toWire = (offer: OfferRow, { taken, active, granted, converted }: OfferCost = noCost): BonusOfferRow => ({
  ...{ id: offer.id, kind: offer.kind, currency: offer.currency, percent: offer.percent },
  most: formatMoney(offer.most),
  least: formatMoney(offer.least),
  times: offer.times,
  days: offer.days,
  ...limitsOnWire(offer),
  state: offer.stoppedBy === null ? 'OPEN' : 'STOPPED',
  createdBy: offer.createdBy,
  createdAt: offer.createdAt.toISOString(),
  ...(offer.stoppedBy === null ? {} : { stoppedBy: offer.stoppedBy }),
  ...{ taken, active, granted: formatMoney(granted), converted: formatMoney(converted) },
});

/** Bonus offers as operators begin and stop them. They never change, so what a member was promised stands. */
export function createBonusOffers({ db, cursors }: OfferPorts) {
  return {
    async list(
      reader: Operator,
      page: { cursor: string | undefined; pageSize: number },
      state: 'OPEN' | 'STOPPED' | undefined,
    ): Promise<BonusOfferPage> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listBonusOffers', reader: reader.name, filter: { state } },
        page,
        (place, limit) => listOffers(db, { state, behind: place?.id, limit }),
        ({ id }) => ({ id }),
      );
      const costs = await readCosts(
        db,
        rows.map(({ id }) => id),
      );
      return { ...next, content: rows.map((row) => toWire(row, costs.get(row.id))) };
    },

    /** @throws Fault STATE_STALE (its key was used) */
    async begin(trx: Trx, request: NewBonusOffer, by: AdminChanger): Promise<BonusOfferRow> {
      const { kind, currency, percent, times, days, key } = request;
      const [most, least] = [parseMoney(request.most), parseMoney(request.least)];
      const limits = { maxStake: limitIn(request.maxStake), maxWin: limitIn(request.maxWin) };
      const terms = { percent, most, least, times, ...limits };
      const offer = await insertOffer(trx, { ...terms, kind, currency, days, key, createdBy: by.id });
      if (!offer) throw new Fault('STATE_STALE');
      await appendAudit(trx, {
        ...actedBy(by),
        action: 'bonus-offer.begun',
        object: `bonus-offer:${offer.id}`,
        detail: {
          after: {
            ...{ kind, currency, percent, most: request.most, least: request.least, times, days },
            ...limitsOnWire(limits),
          },
        },
      });
      return toWire(offer);
    },

    /** @throws Fault NOT_FOUND, STATE_STALE when it was stopped before */
    stop: (id: string, by: AdminChanger): Promise<BonusOfferRow> =>
      inTransaction(db, async (trx) => {
        const offer = await stopOffer(trx, id, by.id);
        if (!offer) throw new Fault((await findOffer(trx, id)) ? 'STATE_STALE' : 'NOT_FOUND');
        await appendAudit(trx, {
          ...actedBy(by),
          action: 'bonus-offer.stopped',
          object: `bonus-offer:${id}`,
          detail: { before: { state: 'OPEN' }, after: { state: 'STOPPED' } },
        });
        return toWire(offer, (await readCosts(trx, [id])).get(id));
      }),
  };
}

export type BonusOfferService = ReturnType<typeof createBonusOffers>;
