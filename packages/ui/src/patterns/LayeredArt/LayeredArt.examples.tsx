import type { PartExamples } from '../../part-docs.ts';
import { bannerFixtures } from '../BannerCarousel/BannerCarousel.fixtures.ts';
import { BannerCarousel } from '../BannerCarousel/BannerCarousel.tsx';
import { artLayerFixtures } from './LayeredArt.fixtures.ts';
import { LayeredArt } from './LayeredArt.tsx';

const banner = bannerFixtures[0]!;

export const examples: PartExamples = {
  Do: () => <BannerCarousel banners={[{ ...banner, scene: <LayeredArt layers={artLayerFixtures} /> }]} />,
  Dont: () => (
    <BannerCarousel
      banners={[{ ...banner, title: '', text: undefined, scene: <LayeredArt layers={artLayerFixtures} /> }]}
    />
  ),
};
