import type { SocialLinkOffer } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { createQueryClient } from '../../app/query-client.ts';
import { LinkAccountDialog } from './LinkAccountDialog.tsx';

const show = (name: string) => {
  const offer: SocialLinkOffer = {
    provider: 'google',
    name,
    ticket: 'once',
    canRegister: false,
    expiresAt: '2026-11-22T10:00:00Z',
  };
  return render(
    <Providers queryClient={createQueryClient()}>
      <LinkAccountDialog offer={offer} onClose={vi.fn()} onLinked={vi.fn()} />
    </Providers>,
  );
};
const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Your username/ });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  return activate('EN', ['account']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('the typed username is kept over a reload, for the account that it confirms alone', () => {
  const { unmount } = show('Sokha');
  fireEvent.change(username(), { target: { value: 'sokh' } });
  dispatchEvent(new Event('pagehide'));
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('once');
  show('Bopha');
  expect(username().value).toBe('');
  cleanup();
  show('Sokha');
  expect(username().value).toBe('sokh');
});
