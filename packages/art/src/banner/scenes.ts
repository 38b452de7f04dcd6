/** Scenes that `bannerArt` can draw, by file name: `/banners/{scene}.svg` on the image host. */
export const bannerScenes = [
  'water-festival',
  'lotus-night',
  'fair-play',
  'play-money',
  'calm-river',
  'first-chest',
] as const;
export type BannerScene = (typeof bannerScenes)[number];

/** Layers of the scene `water-festival`, far to near, which is a river at night: `/river/{layer}.svg`. */
export const riverLayerNames = ['sky', 'moon', 'bank', 'water', 'boat', 'wave'] as const;
export type RiverLayer = (typeof riverLayerNames)[number];
