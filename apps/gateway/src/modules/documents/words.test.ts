import { zMovementKind } from '@mekong/api-client/contract/validators';
import { expect, test } from 'vitest';
import { createWords } from './words.ts';

test('statements say in words what moved the money, of every kind there is', async () => {
  const words = await createWords('EN', 'Asia/Phnom_Penh', new Date(0));
  expect(zMovementKind.options.filter((kind) => words.code('movement', kind) === kind)).toEqual([]);
});
