/** Scenes that `bannerArt` can paint, by file name: `/img/banners/{scene}.svg`. */
export const bannerScenes = ['water-festival', 'lotus-night', 'fair-play', 'play-money', 'calm-river'] as const;
export type BannerScene = (typeof bannerScenes)[number];
