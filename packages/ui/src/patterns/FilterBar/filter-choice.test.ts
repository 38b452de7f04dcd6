import { expect, test } from 'vitest';
import { choiceCount, noChoice, withRtp } from './filter-choice.ts';

test('counts what is on, a range as one', () => {
  expect(choiceCount(noChoice)).toBe(0);
  expect(
    choiceCount({
      vendors: [],
      features: ['A', 'B'],
      volatilities: ['HIGH'],
      rtpMin: 95,
      rtpMax: 97,
      minBet: '100',
      hasClosed: true,
    }),
  ).toBe(6);
});

test('a range never ends before it begins: the end that was not touched gives way', () => {
  const range = { ...noChoice, rtpMin: 95, rtpMax: 96 };
  expect(withRtp(range, { rtpMin: 97 })).toMatchObject({ rtpMin: 97, rtpMax: undefined });
  expect(withRtp(range, { rtpMax: 94 })).toMatchObject({ rtpMin: undefined, rtpMax: 94 });
  expect(withRtp(range, { rtpMin: 96 })).toMatchObject({ rtpMin: 96, rtpMax: 96 });
  expect(withRtp(range, { rtpMin: undefined })).toMatchObject({ rtpMin: undefined, rtpMax: 96 });
});
