import { expect, test } from 'vitest';
import { gather } from './gather.ts';

const answer = () => Promise.resolve({}) as never;

test('what modules register under a name stands in one object, whoever registers nothing', () => {
  const wallet = { handlers: { getBets: answer } };
  const pictures = { register: () => undefined };
  const events = { handlers: { streamEvents: answer }, jobs: [] };
  expect(gather([wallet, pictures, events], 'handlers')).toEqual({ getBets: answer, streamEvents: answer });
});

test('two modules that answer the same operation are refused', () => {
  const one = { handlers: { getBets: answer } };
  expect(() => gather([one, { ...one }], 'handlers')).toThrow('Two modules register handlers of getBets.');
});
