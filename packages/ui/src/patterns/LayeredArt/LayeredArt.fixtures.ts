import type { ArtLayer } from './LayeredArt.tsx';

const layer = (content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 480">${content}</svg>`)}`;

/** Sky, moon, boat and wave without a network. */
export const artLayerFixtures: readonly ArtLayer[] = [
  { src: layer('<path fill="oklch(0.25 0.05 230)" d="M0 0h1200v480H0z"/>'), drift: 0 },
  { src: layer('<circle cx="900" cy="190" r="86" fill="#ffd772"/>'), drift: 2 },
  { src: layer('<path d="M700 320h240l-40 60H740z" fill="oklch(0.55 0.2 25)"/>'), drift: 6, isFloating: true },
  {
    src: layer('<path d="M-30 370q150-50 300 0t300 0 300 0 400 0v110H-30z" fill="oklch(0.4 0.08 200)"/>'),
    drift: 8,
  },
];
