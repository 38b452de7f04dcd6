import type { PartExamples } from '../../part-docs.ts';
import { coverFixture } from '../GameCard/GameCard.fixtures.ts';
import { PlannedFamilies } from './PlannedFamilies.tsx';

export const examples: PartExamples = {
  Do: () => (
    <PlannedFamilies
      families={[
        { key: 'live', label: 'Live casino', href: '#live', imageUrl: coverFixture(1) },
        { key: 'fish', label: 'Fishing', href: '#fish', imageUrl: coverFixture(2) },
      ]}
    />
  ),
  Dont: () => (
    <PlannedFamilies
      families={[{ key: 'live', label: 'Live casino: 64 games, soon', href: '#live', imageUrl: coverFixture(1) }]}
    />
  ),
};
