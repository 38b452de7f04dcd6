// @vitest-environment jsdom
import { activate } from '@mekong/i18n/i18n';
import { getToasts } from '@mekong/ui/Toast/store';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { showSlowSession } from './slow-session.tsx';

beforeAll(() => activate('EN', ['shell']));

test('a slow session is told before the page is rendered, and nothing of it is left when it has come', async () => {
  const onGoOn = vi.fn();
  const dismiss = await showSlowSession(onGoOn);
  expect(await screen.findByText('Your account is still loading')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continue without waiting' }));
  expect(onGoOn).toHaveBeenCalledOnce();
  dismiss();
  await waitFor(() => expect(document.body.children).toHaveLength(0));
  expect(getToasts()).toEqual([]);
});
