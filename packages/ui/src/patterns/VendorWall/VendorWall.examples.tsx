import type { PartExamples } from '../../part-docs.ts';
import { vendorWallFixtures } from './VendorWall.fixtures.ts';
import { VendorWall } from './VendorWall.tsx';

const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 36"><circle cx="54" cy="18" r="12" fill="gray"/></svg>')}`;

/** Every vendor under a sign of ours. */
export const examples: PartExamples = {
  Dont: () => (
    <VendorWall title="Providers" vendors={vendorWallFixtures(3).map((vendor) => ({ ...vendor, imageUrl: drawn }))} />
  ),
};
