import { activate } from '@mekong/i18n/i18n';
import { dismissAllToasts, toast } from '@mekong/ui/Toast/store';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Providers } from '../app/Providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { Toasts } from './Toasts.tsx';

beforeAll(() => activate('EN', ['shell']));
afterEach(() => {
  act(dismissAllToasts);
  cleanup();
});

const show = () =>
  render(
    <Providers queryClient={createQueryClient()}>
      <Toasts />
    </Providers>,
  );

test('Toasts shows a message that was given before the first frame', async () => {
  toast({ title: 'A new version is available' });
  show();
  expect(await screen.findByText('A new version is available')).toBeTruthy();
});

test('Toasts shows a message that comes later', async () => {
  show();
  act(() => void toast({ title: 'Saved' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
});
