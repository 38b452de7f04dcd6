import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { activate } from '@mekong/i18n/i18n';
import { Dialog } from '@mekong/ui/Dialog';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useTurn } from './use-turn.ts';

beforeAll(() => activate('EN', ['shell']));
afterEach(cleanup);

/** A notice that an event brings, beside a form that its page has opened. */
function Page({ hasNotice }: { readonly hasNotice: boolean }) {
  const [isFormOpen, setFormOpen] = useState(true);
  const [isClosed, setClosed] = useState(false);
  const hasTurn = useTurn(hasNotice && !isClosed);
  return (
    <I18nProvider i18n={i18n}>
      <button type="button" onClick={() => setFormOpen(true)}>
        Open again
      </button>
      <Dialog open={isFormOpen} onOpenChange={setFormOpen} title="Take an advance">
        <input aria-label="Amount" />
      </Dialog>
      <Dialog open={hasTurn} onOpenChange={() => setClosed(true)} title="Notice">
        Read this
      </Dialog>
    </I18nProvider>
  );
}

const form = () => screen.queryByRole('dialog', { name: 'Take an advance' });
const notice = () => screen.queryByRole('dialog', { name: 'Notice' });
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

test('a notice that comes while a form is open waits for it, and each closes with one Escape', async () => {
  const { rerender } = render(<Page hasNotice={false} />);
  rerender(<Page hasNotice />);
  await waitFor(() => expect(form()?.contains(document.activeElement)).toBe(true));
  expect(notice()).toBeNull();
  pressEscape();
  await waitFor(() => expect(form()).toBeNull());
  await waitFor(() => expect(notice()?.contains(document.activeElement)).toBe(true));
  pressEscape();
  await waitFor(() => expect(notice()).toBeNull());
});

test('a notice keeps its turn while another window is opened over it', async () => {
  const { rerender } = render(<Page hasNotice={false} />);
  pressEscape();
  await waitFor(() => expect(form()).toBeNull());
  rerender(<Page hasNotice />);
  await waitFor(() => expect(notice()).not.toBeNull());
  // by a press that was made before the notice was there
  fireEvent.click(screen.getByText('Open again'));
  await waitFor(() => expect(form()).not.toBeNull());
  pressEscape();
  await waitFor(() => expect(form()).toBeNull());
  expect(notice()).not.toBeNull();
});
