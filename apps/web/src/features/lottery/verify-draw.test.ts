// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawResult, LotteryKind, PrizeRule } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { type DrawProof, isLinked, recompute, verifyDraw } from './verify-draw.ts';

interface Vectors {
  readonly draws: readonly {
    readonly name: string;
    readonly kind: LotteryKind;
    readonly rule: readonly PrizeRule[];
    readonly gameCode: string;
    readonly issue: string;
    readonly publicValue: string;
    readonly seed: string;
    readonly seedHash: string;
    readonly result: DrawResult;
  }[];
  readonly chain: { readonly seeds: readonly { readonly position: number; readonly seed: string }[] };
}

// the same file that the gateway is held against: read, not imported, since web takes nothing of the gateway
const { draws, chain }: Vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../gateway/src/modules/draws/vectors.json'), 'utf8'),
);
const proofs = draws.map((vector): DrawProof & { readonly name: string; readonly result: DrawResult } => ({
  ...vector,
  status: 'drawn',
  chain: 1,
  position: 1,
}));

test.each(proofs)('$name: the numbers follow from the seed as in the gateway', async (proof) => {
  expect(await recompute(proof)).toEqual(proof.result);
  expect(await verifyDraw(proof)).toBe(true);
});

test.each(proofs)('$name: another number, seed, hash or draw does not match', async (proof) => {
  const [first, ...others] = proof.result.prizes;
  const numbers = first!.numbers.with(0, first!.numbers[0] === '1' ? '2' : '1');
  const changes: Partial<DrawProof>[] = [
    { result: { ...proof.result, prizes: [{ ...first!, numbers }, ...others] } },
    { seed: proof.seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
    { seedHash: proof.seedHash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
    { issue: '20990101-0001' },
    { result: undefined },
  ];
  for (const change of changes) expect(await verifyDraw({ ...proof, ...change }), JSON.stringify(change)).toBe(false);
});

test('a draw that was called off has no numbers, and its hash still holds', async () => {
  const [proof] = proofs;
  expect(await verifyDraw({ ...proof!, status: 'void', result: undefined })).toBe(true);
  expect(await verifyDraw({ ...proof!, status: 'void' })).toBe(false);
});

test('a seed that does not lead to the one before it is told, and only of neighbours', async () => {
  const seedAt = (position: number) => chain.seeds.find((link) => link.position === position)!.seed;
  const at = (position: number, seed = seedAt(position)) => ({ chain: 1, position, seed });
  expect(await isLinked(at(2), at(1))).toBe(true);
  expect(await isLinked(at(100), at(99))).toBe(true);
  expect(await isLinked(at(2), at(1, seedAt(50)))).toBe(false);
  // of draws that are no neighbours, or of different chains, nothing is said
  expect(await isLinked(at(50), at(1))).toBe(true);
  expect(await isLinked(at(2), { ...at(1, seedAt(50)), chain: 2 })).toBe(true);
  expect(await isLinked(at(2), undefined)).toBe(true);
});
