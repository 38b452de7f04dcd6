import { ADMIN_OPERATIONS, type AdminOperation } from '@mekong/api-client/admin/contract/operations';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

test('a call that pages repeat by themselves keeps no session awake', () => {
  const repeated = Object.values(sources).flatMap((code) =>
    [...code.matchAll(/(?:\.\.\.(\w+)Options\(|useRows<[^(]*\(\s*\['(\w+)')[^;]*?refetchInterval/g)].map(
      ([, called, listed]) => called ?? listed ?? '',
    ),
  );
  expect(repeated).toEqual(expect.arrayContaining(['listApprovals', 'listWithdrawalQueue', 'getWithdrawalReview']));
  const operations: Readonly<Record<string, AdminOperation>> = ADMIN_OPERATIONS;
  expect(repeated.filter((operation) => operations[operation]?.activity !== false)).toEqual([]);
});
