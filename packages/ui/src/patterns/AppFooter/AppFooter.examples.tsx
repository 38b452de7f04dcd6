import type { PartExamples } from '../../part-docs.ts';
import { footerLinkFixtures } from './AppFooter.fixtures.ts';
import { AppFooter } from './AppFooter.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <AppFooter
      vendors={[]}
      allVendorsHref="#providers"
      links={[{ label: '128% on your first deposit', href: '#offer' }, ...footerLinkFixtures.slice(0, 2)]}
      brand="Mekong"
      year={2026}
      minAge={18}
    />
  ),
};
