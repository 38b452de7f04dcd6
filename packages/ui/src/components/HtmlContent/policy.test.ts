// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('the Trusted Types policy is made as soon as its module runs, before the sanitiser is fetched', async () => {
  const createPolicy = vi.fn((name: string) => ({ name }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { htmlPolicy } = await import('./policy.ts');
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('mekong-html', expect.anything());
  expect(htmlPolicy).toEqual({ name: 'mekong-html' });
});

test('a browser without Trusted Types has no policy', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect((await import('./policy.ts')).htmlPolicy).toBeUndefined();
});
