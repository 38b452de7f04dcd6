/** Scenes that `bannerArt` can draw, by file name: `/banners/{scene}.svg` on the image host. */
export const bannerScenes = ['water-festival', 'lotus-night', 'fair-play', 'play-money', 'calm-river'] as const;
export type BannerScene = (typeof bannerScenes)[number];
