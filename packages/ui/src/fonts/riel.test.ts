// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { loadRiel } from './riel.ts';
import { textStack } from './stacks.ts';

afterEach(() => void Reflect.deleteProperty(document, 'fonts'));

test('the face of the riel sign is asked for by a name that texts look for', () => {
  const load = vi.fn(() => Promise.reject(new Error('no line')));
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  loadRiel();
  expect(load).toHaveBeenCalledExactlyOnceWith('1em "Mekong Riel"', '៛');
  expect(textStack).toContain('Mekong Riel');
});

test('a browser without a list of faces goes on without', () => {
  expect(loadRiel).not.toThrow();
});
