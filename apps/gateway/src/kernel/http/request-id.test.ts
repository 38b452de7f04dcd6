import { expect, test } from 'vitest';
import { newRequestId } from './request-id.ts';

test('newRequestId gives twelve letters that are hard to confuse, each of them somewhere, and never twice the same', () => {
  const ids = Array.from({ length: 2_000 }, newRequestId);
  for (const id of ids) expect(id).toMatch(/^[2-9A-HJ-NP-TV-Z]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids.join('')).size).toBe(30);
});
