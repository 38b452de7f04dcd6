import type { FooterVendor } from './AppFooter.tsx';

/** A mark of its own for each vendor, drawn: letters in a picture would be in a face of the machine. */
function mark(index: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 28"><g fill="#7d8b96"><rect x="8" y="6" width="16" height="16" rx="${(index % 4) * 2.5}"/><path d="M30 9h${24 + ((index * 7) % 20)}v4H30zM30 16h${14 + ((index * 5) % 16)}v3H30z"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** So many vendors, each with a mark. */
export const footerVendorFixtures = (count: number): FooterVendor[] =>
  Array.from({ length: count }, (_, index) => ({
    code: `V${index}`,
    name: `Vendor ${index + 1}`,
    imageUrl: mark(index),
    href: `/providers/V${index}`,
  }));

export const footerLinkFixtures = [
  { label: 'Help centre', href: '/help' },
  { label: 'Fair play', href: '/help/fairness' },
  { label: 'Safer play', href: '/help/safer-play' },
  { label: 'Terms', href: '/help/terms' },
  { label: 'Privacy', href: '/help/privacy' },
];
