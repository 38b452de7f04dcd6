import { expect, test } from 'vitest';
import { keyGroups } from './key-groups.ts';

test('a key is shown in groups of four, whatever its length, and nothing of it is lost', () => {
  expect(keyGroups('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(keyGroups('JBSWY3D')).toBe('JBSW Y3D');
  expect(keyGroups('')).toBe('');
});
