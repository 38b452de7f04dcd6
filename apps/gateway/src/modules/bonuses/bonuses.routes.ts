import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Bonuses } from './bonuses.service.ts';

export const bonusRoutes = (
  bonuses: Bonuses,
): SomeHandlers<'getBonusOffers' | 'listBonuses' | 'getBonus' | 'giveBonusUp'> => ({
  getBonusOffers: ({ actor }) => bonuses.offers(actor),
  listBonuses: ({ actor, query }) => bonuses.list(actor, query),
  getBonus: ({ actor, path }) => bonuses.find(actor, path.id),
  giveBonusUp: ({ actor, path, ip }) => bonuses.giveUp(actor, path.id, ip),
});
