import { describe, expect, test } from 'vitest';
import { isWaiting, reasonIn } from './approval.ts';

describe('an action that may need a second operator', () => {
  test('waits when its answer is a request without a result', () => {
    expect(isWaiting({ approval: { id: '7' } })).toBe(true);
    expect(isWaiting({ approval: { id: '7' }, result: {} })).toBe(false);
    expect(isWaiting({ id: '7' })).toBe(false);
    expect(isWaiting(undefined)).toBe(false);
  });

  test('sends a reason when one was typed', () => {
    expect(reasonIn('  ')).toEqual({});
    expect(reasonIn(' Because ')).toEqual({ reason: 'Because' });
  });
});
