import type { SessionEntry } from './SessionList.tsx';

/** This browser, a phone, and one whose place is not known. */
export const sessionFixtures: readonly SessionEntry[] = [
  {
    id: 's1',
    device: 'Chrome on Windows',
    place: 'Phnom Penh, Cambodia',
    address: '203.0.113.*',
    lastSeenAt: '2026-11-21T07:12:00Z',
    isCurrent: true,
  },
  {
    id: 's2',
    device: 'Safari on iPhone',
    isPhone: true,
    place: 'Siem Reap, Cambodia',
    address: '198.51.100.*',
    lastSeenAt: '2026-11-20T18:40:00Z',
    isCurrent: false,
  },
  { id: 's3', device: 'Firefox on Linux', address: '192.0.2.*', lastSeenAt: '2026-11-18T02:05:00Z', isCurrent: false },
];
