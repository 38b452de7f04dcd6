import { createHash } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openBeacon } from './beacon.ts';

const signature = 'ab'.repeat(48);
const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
const answers = new Map<string, unknown>();
vi.stubGlobal('fetch', async (url: string) => {
  const found = answers.get(url);
  return found === undefined ? new Response('', { status: 404 }) : Response.json(found);
});
afterEach(() => answers.clear());
// other files share this worker
afterAll(() => vi.unstubAllGlobals());

const beacon = () => openBeacon('https://beacon.example');
const at = (seconds: number) => new Date(seconds * 1_000);

test.each([
  [1_000, 1],
  [900, 1],
  [1_001, 2],
  [1_003, 2],
  [1_003.5, 3],
  [1_006, 3],
])('the round of second %s is %i: it comes out at that moment or after it, never before', async (second, round) => {
  answers.set('https://beacon.example/info', { period: 3, genesis_time: 1_000 });
  expect(await beacon().roundAt(at(second))).toBe(round);
});

test('a beacon that cannot be reached is asked again', async () => {
  const one = beacon();
  await expect(one.roundAt(at(1_000))).rejects.toThrow('404');
  answers.set('https://beacon.example/info', { period: 3, genesis_time: 1_000 });
  expect(await one.roundAt(at(1_000))).toBe(1);
});

test('a value is the round and the randomness, and stays what it was', async () => {
  const one = beacon();
  expect(await one.valueOf(7)).toBeUndefined();
  answers.set('https://beacon.example/public/7', { round: 7, randomness, signature });
  expect(await one.valueOf(7)).toBe(`7:${randomness}`);
  answers.clear();
  expect(await one.valueOf(7)).toBe(`7:${randomness}`);
});

test.each([
  ['of another round', { round: 8, randomness, signature }],
  ['that does not follow from its signature', { round: 7, randomness: '0'.repeat(64), signature }],
  ['without a signature', { round: 7, randomness }],
  ['of another form', { round: 7, randomness: 'x', signature }],
])('a value %s is none', async (_, answer) => {
  answers.set('https://beacon.example/public/7', answer);
  expect(await beacon().valueOf(7)).toBeUndefined();
});
