import { beforeEach, expect, test } from 'vitest';
import { fakeProvider } from '../../../test/payments.ts';
import { createMethods } from './methods.ts';
import { ProviderError } from './providers/provider.ts';

let clock = 0;
const now = () => new Date(clock);
const { provider } = fakeProvider(now);
/** How the provider answers the next questions: well when there is nothing. */
let answers: ('fails' | 'waits')[];
let asked: number;
let end: () => void;
let methods: ReturnType<typeof createMethods>;
beforeEach(() => {
  [answers, asked, clock] = [[], 0, 0];
  const ask = async (currency: string) => {
    asked += 1;
    const answer = answers.shift();
    if (answer === 'fails') throw new ProviderError('unavailable', 'test');
    if (answer === 'waits')
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    return provider.methods(currency);
  };
  methods = createMethods([{ ...provider, methods: ask }], now);
});
const list = async () => (await methods.list('KHR')).map(({ method, isOpen }) => `${method} ${isOpen}`);

test('the quickest method comes first, and a currency that nobody takes has none', async () => {
  expect(await list()).toEqual(['ONE true', 'PARTS true']);
  expect(await methods.list('USD')).toEqual([]);
});

test('a provider is asked once a minute, and nobody waits for its answer when the last one will do', async () => {
  await Promise.all([list(), list()]);
  clock = 59_999;
  await list();
  expect(asked).toBe(1);
  clock = 60_000;
  answers = ['waits'];
  expect(await list()).toEqual(['ONE true', 'PARTS true']);
  expect(asked).toBe(2);
  end();
});

test('methods are shut, not gone, while their provider does not answer', async () => {
  await list();
  clock = 3_600_000;
  answers = ['fails'];
  expect(await list()).toEqual(['ONE false', 'PARTS false']);
  clock += 1_000;
  expect(await list()).toEqual(['ONE true', 'PARTS true']);
});

test('a provider that does not answer is asked once a second, however many want to know what it offers', async () => {
  answers = ['fails', 'fails'];
  for (clock = 0; clock < 2_000; clock += 100) await list();
  expect(asked).toBe(2);
});

test('nothing is offered by a provider that has never answered', async () => {
  answers = ['fails'];
  expect(await list()).toEqual([]);
});

test('a method that keeps failing is shut for half a minute, and no other', async () => {
  await list();
  for (let n = 0; n < 5; n++)
    methods.noteFailure({ provider: provider.code, method: 'ONE' }, new ProviderError('unavailable', 'test'));
  expect(await list()).toEqual(['ONE false', 'PARTS true']);
  clock = 30_000;
  expect(await list()).toEqual(['ONE true', 'PARTS true']);
});

test('operators read of a provider whether it answers, what failed in the last minute, and what is shut until when', async () => {
  const fail = () =>
    methods.noteFailure({ provider: provider.code, method: 'ONE' }, new ProviderError('unavailable', 'test'));
  const sound = { provider: provider.code, isReachable: true, failures: 0, shut: [] };
  // nobody waits for the first answer
  expect(methods.health('KHR')).toEqual([]);
  await list();
  expect(methods.health('KHR')).toEqual([sound]);
  fail();
  expect(methods.health('KHR')).toEqual([{ ...sound, failures: 1 }]);
  for (let n = 0; n < 4; n++) fail();
  expect(methods.health('KHR')).toEqual([{ ...sound, shut: ['ONE'], shutUntil: new Date(30_000) }]);
  clock = 3_600_000;
  answers = ['fails'];
  await list();
  answers = ['waits'];
  expect(methods.health('KHR')).toEqual([{ ...sound, isReachable: false }]);
  end();
});

test('a method stays open while orders are begun between the calls that fail', async () => {
  await list();
  for (let n = 0; n < 20; n++) {
    methods.noteFailure({ provider: provider.code, method: 'ONE' }, new ProviderError('timeout', 'test'));
    if (n % 4 === 3) methods.noteBegun({ provider: provider.code, method: 'ONE' });
  }
  expect(await list()).toEqual(['ONE true', 'PARTS true']);
});

test('refusals of single orders shut nothing', async () => {
  await list();
  for (let n = 0; n < 9; n++)
    methods.noteFailure({ provider: provider.code, method: 'ONE' }, new ProviderError('rejected', 'test'));
  expect(await list()).toEqual(['ONE true', 'PARTS true']);
});
