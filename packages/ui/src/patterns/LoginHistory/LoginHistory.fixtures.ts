import type { LoginHistoryEntry } from './LoginHistory.tsx';

/** Two that succeeded and one that was refused. */
export const loginHistoryFixtures: readonly LoginHistoryEntry[] = [
  {
    id: 'l1',
    at: '2026-11-21T07:12:00Z',
    device: 'Chrome on Windows',
    address: '203.0.113.*',
    country: 'Cambodia',
    way: 'Password',
    isSuccess: true,
  },
  {
    id: 'l2',
    at: '2026-11-20T22:01:00Z',
    device: 'Firefox on Linux',
    address: '192.0.2.*',
    country: 'Thailand',
    way: 'Password',
    isSuccess: false,
  },
  {
    id: 'l3',
    at: '2026-11-20T18:40:00Z',
    device: 'Safari on iPhone',
    address: '198.51.100.*',
    way: 'Passkey',
    isSuccess: true,
  },
];
