import { expect, test } from 'vitest';
import { type AnswerPoints, resultOf } from './self-test.ts';

test.each<[AnswerPoints[], number, string]>([
  [[0, 0, 0, 0, 0, 0, 0, 0], 0, 'none'],
  [[1, 0, 0, 0, 0, 0, 0, 0], 1, 'few'],
  [[1, 1, 0, 0, 0, 0, 0, 0], 2, 'few'],
  [[3, 0, 0, 0, 0, 0, 0, 0], 3, 'some'],
  [[1, 1, 1, 1, 1, 1, 1, 0], 7, 'some'],
  [[1, 1, 1, 1, 1, 1, 1, 1], 8, 'many'],
  [[3, 3, 3, 3, 3, 3, 3, 3], 24, 'many'],
])('the self-test adds the points of %j up and says what they mean', (answers, points, result) => {
  expect(resultOf(answers)).toEqual({ points, result });
});
