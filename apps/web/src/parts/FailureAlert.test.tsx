import { ApiError } from '@mekong/api-client/errors';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Providers } from '../app/Providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { FailureAlert } from './FailureAlert.tsx';

const show = (error: unknown) =>
  render(
    <Providers queryClient={createQueryClient()}>
      <FailureAlert error={error} />
    </Providers>,
  );

beforeAll(() => activate('EN', ['shell']));
afterEach(cleanup);

test('a failure is announced once, with its reason', async () => {
  const said: string[] = [];
  const watch = new MutationObserver(() => {
    const text = screen.queryByRole('alert')?.textContent;
    if (text && said.at(-1) !== text) said.push(text);
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  show(new ApiError({ code: 'AUTH_BAD_CREDENTIALS', status: 401 }));
  // its words are fetched with the first failure
  expect(screen.queryByRole('alert')).toBeNull();
  await screen.findByRole('alert');
  watch.disconnect();
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/password/i);
});

test('a failure without words of its own says what to do', () => {
  show(new TypeError('x is not a function'));
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Try again.');
});
