import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole, refuse } from '../../../test/open-console.tsx';

const banner = (id: string, place: number, title: string) => ({
  id,
  type: 'B',
  place,
  title,
  languages: ['EN'],
  image: '/banners/lotus-night.webp',
  publishedAt: '2026-11-22T09:00:00.000Z',
  state: 'current',
});
/** What is stored of it, as the contract's example has it. */
const stored = {
  id: '17',
  type: 'B',
  version: '3q2-7wAAAAAAAAAAAAAAAA',
  image: '/banners/lotus-night.webp',
  link: '/rng',
  texts: [
    { language: 'EN', title: 'New lanterns', content: 'From today.', alt: 'Lanterns over the river', hasFormat: false },
  ],
};
const banners = { content: [banner('5', 2, 'Boats'), banner('4', 1, 'Lanterns')] };

/** Opens the form of a banner, and waits until what is stored has come. */
async function openForm() {
  fireEvent.click(await screen.findByRole('button', { name: /^Edit\s*Lanterns/ }));
  await screen.findByLabelText(/^Title/);
  return within(screen.getByRole('dialog', { name: 'Edit announcement' }));
}

test('an operator edits a banner: what was not touched is sent as it was read', async () => {
  const sent: unknown[] = [];
  await openConsole('/announcements?tab=banners', {
    listAnnouncements: () => banners,
    changeAnnouncement: ({ body }) => {
      sent.push(body);
      return { id: '4' };
    },
  });
  const form = await openForm();
  const title = form.getByLabelText(/^Title/);
  fireEvent.change(title, { target: { value: '' } });
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  expect(await form.findByText('Write a title in English.')).toBeTruthy();
  fireEvent.change(title, { target: { value: 'Newer lanterns' } });
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      version: '3q2-7wAAAAAAAAAAAAAAAA',
      image: '/banners/lotus-night.webp',
      link: '/rng',
      texts: [{ language: 'EN', title: 'Newer lanterns', content: 'From today.', alt: 'Lanterns over the river' }],
    },
  ]);
});

test('an operator who closes a form is asked before what was typed is lost', async () => {
  await openConsole('/announcements?tab=banners', { listAnnouncements: () => banners });
  const form = await openForm();
  const title = form.getByLabelText<HTMLInputElement>(/^Title/);
  fireEvent.change(title, { target: { value: 'Newer lanterns' } });
  const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
  const askToClose = () =>
    waitFor(() => {
      // a window listens for the key again only some renders after the question over it is gone
      fireEvent.keyDown(title, { key: 'Escape' });
      screen.getByRole('alertdialog', { name: 'Leave without saving?' });
    });
  await askToClose();
  press('Stay');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await askToClose();
  expect(title.value).toBe('Newer lanterns');
  press('Leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a banner without a picture is not sent', async () => {
  const sent: unknown[] = [];
  await openConsole('/announcements?tab=banners', {
    listAnnouncements: () => banners,
    changeAnnouncement: ({ body }) => sent.push(body),
  });
  const form = await openForm();
  fireEvent.click(form.getByRole('button', { name: 'Remove lotus-night.webp' }));
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  expect(await form.findByText('Choose a picture.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('an operator moves a banner by one place, in the order of the site', async () => {
  const sent: unknown[] = [];
  await openConsole('/announcements?tab=banners', {
    listAnnouncements: () => banners,
    orderBanners: ({ body }) => {
      sent.push(body);
      return body;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Move Lanterns down' }));
  await waitFor(() => expect(sent).toEqual([{ ids: ['5', '4'] }]));
});

test('the form of an announcement loads in the dialog that was opened, which keeps the focus', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  await openConsole('/announcements?tab=banners', {
    listAnnouncements: () => banners,
    getAnnouncement: () => promise,
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Edit\s*Lanterns/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit announcement' });
  expect(within(dialog).getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(true);
  resolve(stored);
  expect(await within(dialog).findByLabelText(/^Title/)).toBeTruthy();
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('an announcement that somebody else has changed meanwhile is replaced only after the difference was shown', async () => {
  const versions: unknown[] = [];
  let now = stored;
  await openConsole('/announcements?tab=banners', {
    listAnnouncements: () => banners,
    getAnnouncement: () => now,
    changeAnnouncement: ({ body }) => {
      const { version } = body as typeof stored;
      versions.push(version);
      return version === now.version ? { id: '4' } : refuse({ status: 409, code: 'VALUE_CHANGED' });
    },
  });
  const form = await openForm();
  now = { ...stored, version: 'AAAAAAAAAAAAAAAAAAAAAA', link: '/live' };
  fireEvent.change(form.getByLabelText(/^Title/), { target: { value: 'Newer lanterns' } });
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  const changes = await form.findByRole('table', { name: 'Changes' });
  const cells = within(changes)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(cells).toEqual([
    'Page it leads toBefore/liveAfter/rng',
    'Title · EnglishBeforeNew lanternsAfterNewer lanterns',
  ]);

  fireEvent.click(form.getByRole('button', { name: 'Back to the form' }));
  expect(form.getByLabelText(/^Title/)).toHaveProperty('value', 'Newer lanterns');
  now = { ...now, version: 'BBBBBBBBBBBBBBBBBBBBBB' };
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  fireEvent.click(await form.findByRole('button', { name: 'Replace and publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(versions).toEqual([stored.version, 'AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBB']);
});
