import { zGameReportRequest } from '@mekong/api-client/contract/validators';
import { expect, test } from 'vitest';
import { newRequestKey } from './request-key.ts';

test('keys are of the form of the contract, and no two are alike', () => {
  const keys = Array.from({ length: 500 }, newRequestKey);
  for (const requestKey of keys)
    expect(zGameReportRequest.safeParse({ nodeId: 1, kind: 'OTHER', text: '0123456789', requestKey }).success).toBe(
      true,
    );
  expect(new Set(keys).size).toBe(500);
});
