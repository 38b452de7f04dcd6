import type { FooterVendor } from './AppFooter.tsx';

const mark = (name: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 28"><text x="42" y="19" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="13" fill="#7d8b96">${name}</text></svg>`)}`;

/** So many vendors with a word as their mark. */
export const footerVendorFixtures = (count: number): FooterVendor[] =>
  Array.from({ length: count }, (_, index) => ({
    code: `V${index}`,
    name: `Vendor ${index + 1}`,
    imageUrl: mark(`Vendor ${index + 1}`),
  }));

export const footerLinkFixtures = [
  { label: 'Help centre', href: '/help' },
  { label: 'Fair play', href: '/help/fairness' },
  { label: 'Safer play', href: '/help/safer-play' },
  { label: 'Terms', href: '/help/terms' },
  { label: 'Privacy', href: '/help/privacy' },
];
