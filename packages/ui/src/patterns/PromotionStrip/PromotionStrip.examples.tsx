import { DateTime } from '../../components/DateTime/DateTime.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { coverFixture } from '../GameCard/GameCard.fixtures.ts';
import { PromotionStrip } from './PromotionStrip.tsx';

const promotion = { id: 'week', href: '#promotion', imageUrl: coverFixture(2) };

export const examples: PartExamples = {
  Do: () => (
    <PromotionStrip
      promotions={[{ ...promotion, title: 'VIP week', note: <DateTime value="2026-11-30T16:59:00.000Z" /> }]}
      seeAllHref="#promotions"
    />
  ),
  Dont: () => (
    <PromotionStrip
      promotions={[{ ...promotion, title: 'Bet now! Only minutes left to win' }]}
      seeAllHref="#promotions"
    />
  ),
};
