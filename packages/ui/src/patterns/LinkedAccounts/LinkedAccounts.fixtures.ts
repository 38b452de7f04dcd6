import type { LinkedAccountEntry } from './LinkedAccounts.tsx';

/** One that was used, and one that tells no name. */
export const linkedAccountFixtures: readonly LinkedAccountEntry[] = [
  { provider: 'google', name: 'Sokha P.', linkedAt: '2026-10-02T08:00:00Z', lastUsedAt: '2026-11-20T18:40:00Z' },
  { provider: 'line', linkedAt: '2026-11-21T07:12:00Z' },
];
