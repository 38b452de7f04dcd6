/** Points of the answers, from never to almost always. */
export const answerPoints = [0, 1, 2, 3] as const;
export type AnswerPoints = (typeof answerPoints)[number];

/** What a sum of points says: no sign, few, some or many. */
export type SelfTestResult = 'none' | 'few' | 'some' | 'many';

/** One answer that is sometimes or two are few; from as many points as there are questions on they are many. */
export function resultOf(answers: readonly AnswerPoints[]): { points: number; result: SelfTestResult } {
  const points = answers.reduce<number>((sum, one) => sum + one, 0);
  const result = points === 0 ? 'none' : points < 3 ? 'few' : points < 8 ? 'some' : 'many';
  return { points, result };
}
