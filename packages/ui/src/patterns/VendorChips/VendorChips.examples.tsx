import type { PartExamples } from '../../part-docs.ts';
import { vendorFixtures } from './VendorChips.fixtures.ts';
import { VendorChips } from './VendorChips.tsx';

const cut = vendorFixtures(4).map((vendor) => ({ ...vendor, name: `${vendor.name.slice(0, 3)}…` }));

export const examples: PartExamples = {
  Dont: () => <VendorChips vendors={cut} values={[]} hrefFor={() => '#vendors'} onValuesChange={() => undefined} />,
};
