import { openedFixtures } from '../OpenedNumbers/OpenedNumbers.fixtures.ts';
import { openedKinds } from '../OpenedNumbers/OpenedNumbers.variants.ts';
import type { DrawHistoryRow } from './DrawHistory.tsx';
import type { DrawCheck } from './draw-check.ts';

const checks: readonly DrawCheck[] = ['verified', 'checking', 'mismatch', 'unavailable'];

/** So many draws of a minute each, the newest first: one of each kind in turn, the last of six called off. */
export const drawHistoryFixtures = (count: number): DrawHistoryRow[] =>
  Array.from({ length: count }, (_, index) => ({
    drawNo: `20261121-0${730 - index}`,
    drawsAt: new Date(Date.UTC(2026, 10, 21, 5, 10 - index)).toISOString(),
    isLate: index === 1,
    result: index % 6 === 5 ? undefined : openedFixtures[openedKinds[index % 6] ?? 'balls'],
    seed: '7b0b1e2cbf4cd57ea4e1a4f5b1d5a1b3ffb7d11f2c3b0a1d8d1f3f1f33a0c9f5',
    seedHash: '4a44dc15364204a80fe80e9039455cc1608281820fe2b24f1e5233ade6af1dd5',
    publicValue: index === 2 ? '4242:9f2c61d0' : undefined,
    check: checks[index % 4] ?? 'verified',
  }));
