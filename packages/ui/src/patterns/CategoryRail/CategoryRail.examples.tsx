import { Cherry, Gift, Wallet } from 'lucide';
import type { PartExamples } from '../../part-docs.ts';
import { CategoryRail } from './CategoryRail.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <CategoryRail
      categories={[
        { key: 'rng', label: 'Slots', href: '#rng', glyph: Cherry, games: 1280 },
        { key: 'promotions', label: 'Promotions', href: '#promotions', glyph: Gift, games: 0 },
        { key: 'wallet', label: 'Wallet', href: '#wallet', glyph: Wallet, games: 0 },
      ]}
    />
  ),
};
