import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Bonuses } from './bonuses.service.ts';

export const bonusRoutes = (bonuses: Bonuses): SomeHandlers<'getBonusOffers' | 'listBonuses' | 'giveBonusUp'> => ({
  getBonusOffers: ({ actor }) => bonuses.offers(actor),
  listBonuses: ({ actor }) => bonuses.list(actor),
  giveBonusUp: ({ actor, path, ip }) => bonuses.giveUp(actor, path.id, ip),
});
