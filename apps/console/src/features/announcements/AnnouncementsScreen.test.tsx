import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

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
