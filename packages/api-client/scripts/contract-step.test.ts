import { describe, expect, test } from 'vitest';
import { versionFinding } from './contract-step.ts';

describe('the version of the contract', () => {
  test.each([
    ['1.2.0', '1.2.0', false],
    ['1.2.0', '1.3.0', false],
    ['1.2.0', '2.0.0', true],
    ['1.2.0', '2.0.0', false],
  ])('%s may be followed by %s (breaking: %s)', (before, after, isBroken) => {
    expect(versionFinding(before, after, isBroken)).toBeUndefined();
  });

  test('must take a step when older clients break', () => {
    expect(versionFinding('1.2.0', '1.3.0', true)?.remedy).toContain('2.0.0');
  });

  test('never falls, and is a version', () => {
    expect(versionFinding('2.0.0', '1.9.0', false)?.problem).toContain('fell');
    expect(versionFinding('1.0.0', 'next', false)?.problem).toContain('no version');
  });
});
