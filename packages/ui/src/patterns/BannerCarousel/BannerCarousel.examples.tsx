import type { PartExamples } from '../../part-docs.ts';
import { bannerFixtures } from './BannerCarousel.fixtures.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

const [first, second] = bannerFixtures;
const many = Array.from({ length: 4 }, (_, round) =>
  bannerFixtures.map((banner) => ({ ...banner, id: `${banner.id}-${round}` })),
);

export const examples: PartExamples = {
  Do: () => <BannerCarousel banners={[first, second].filter((banner) => banner !== undefined)} />,
  Dont: () => <BannerCarousel banners={many.flat()} />,
};
