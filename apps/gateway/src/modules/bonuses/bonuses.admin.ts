import type { ApprovalRules, SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { BonusOfferService } from './offers.service.ts';

export const bonusOffersAdmin = (
  offers: BonusOfferService,
): SomeAdminHandlers<'listBonusOffers' | 'createBonusOffer' | 'stopBonusOffer'> => ({
  listBonusOffers: ({ operator, query: { state, cursor, pageSize = 20 } = {} }) =>
    offers.list(operator, { cursor, pageSize }, state),
  createBonusOffer: ({ trx, body, by }) => offers.begin(trx, body, by),
  stopBonusOffer: ({ path, by }) => offers.stop(path.id, by),
});

/** The house gives money away by it, so two people decide. */
export const bonusOffersRules: Pick<ApprovalRules, 'createBonusOffer'> = { createBonusOffer: async () => true };
