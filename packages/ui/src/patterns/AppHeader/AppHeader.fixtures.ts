import type { HeaderItem } from './AppHeaderNav.tsx';
import type { HeaderVendor } from './AppHeaderVendors.tsx';

const mark = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32" width="96" height="32"><rect x="8" y="6" width="80" height="20" rx="10" fill="#3d8f8a"/></svg>')}`;

/** So many vendors, the first one hot. */
export const headerVendorFixtures = (count: number): HeaderVendor[] =>
  Array.from({ length: count }, (_, index) => ({
    code: `V${index + 1}`,
    name: `Vendor ${index + 1}`,
    imageUrl: mark,
    href: `/rng?vendor=V${index + 1}`,
    isHot: index === 0,
  }));

export const headerItemFixtures: HeaderItem[] = [
  { key: 'home', label: 'Home', href: '/', isCurrent: true },
  { key: 'hot', label: 'Hot', href: '/hot' },
  { key: 'promotions', label: 'Promotions', href: '/promotions' },
  { key: 'elott', label: 'E-Lottery', href: '/elott', vendors: headerVendorFixtures(2) },
  { key: 'lott', label: 'Lottery', href: '/lott', vendors: headerVendorFixtures(3) },
  { key: 'live', label: 'Live', href: '/live', vendors: headerVendorFixtures(4) },
  { key: 'rng', label: 'Slots', href: '/rng', vendors: headerVendorFixtures(14), moreHref: '/rng' },
];
