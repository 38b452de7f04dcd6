import type { PasskeyEntry } from './PasskeyList.tsx';

/** On every device of its owner, on one device alone, and one that was never used since. */
export const passkeyFixtures: readonly PasskeyEntry[] = [
  {
    id: 'p1',
    name: 'My phone',
    isSynced: true,
    createdAt: '2026-09-02T08:00:00Z',
    lastUsedAt: '2026-11-20T18:40:00Z',
  },
  {
    id: 'p2',
    name: 'Office computer',
    isSynced: false,
    createdAt: '2026-10-11T02:20:00Z',
    lastUsedAt: '2026-11-18T02:05:00Z',
  },
  { id: 'p3', name: 'Blue security key', isSynced: false, createdAt: '2026-11-21T07:12:00Z' },
];
