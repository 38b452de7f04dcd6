import { reportGame } from '@mekong/api-client/sdk/reportGame';
import type { GameCard } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { createQueryClient } from '../../app/query-client.ts';
import { ReportGame } from './ReportGame.tsx';

vi.mock('@mekong/api-client/sdk/reportGame', () => ({ reportGame: vi.fn() }));

const show = (nodeId: number) =>
  render(
    <Providers queryClient={createQueryClient()}>
      <ReportGame game={{ nodeId, name: 'Lotus Fortune' } as GameCard} open onClose={vi.fn()} />
    </Providers>,
  );
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const choose = async (name: string) => {
  fireEvent.keyDown(screen.getByRole('combobox', { name: /What is wrong/ }), { key: 'ArrowDown' });
  fireEvent.click(await screen.findByRole('option', { name }));
};
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /What happened/ });

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
  return activate('EN', ['games', 'errors']);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('a report is there again when its page was left before it was sent, for its own game alone', () => {
  const { unmount } = show(1);
  fireEvent.change(words(), { target: { value: 'The reels stopped.' } });
  unmount();
  show(2);
  expect(words().value).toBe('');
  cleanup();
  show(1);
  expect(words().value).toBe('The reels stopped.');
});

test('a report that was sent is not there again', async () => {
  vi.mocked(reportGame).mockResolvedValue({ ticket: 'G-1', receivedAt: '2026-11-22T10:00:00Z' });
  show(1);
  await choose('It froze or closed');
  send();
  await screen.findByText('G-1');
  cleanup();
  show(1);
  expect(words().value).toBe('');
});

test('a report says what is missing, and sends nothing', async () => {
  show(3);
  fireEvent.change(words(), { target: { value: '  It broke   ' } });
  send();
  await screen.findByText('Choose what is wrong.');
  screen.getByText('Write at least 10 characters.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /What is wrong/ })));
  expect(reportGame).not.toHaveBeenCalled();
});

test('a report keeps its key when it is sent again, and has another with other words', async () => {
  vi.mocked(reportGame).mockRejectedValue(new Error('cut off'));
  show(4);
  await choose('It froze or closed');
  for (const text of ['The reels stopped.', '  The reels stopped. ', 'The sound stopped.', 'The sound stopped.']) {
    fireEvent.change(words(), { target: { value: text } });
    const before = vi.mocked(reportGame).mock.calls.length;
    send();
    await waitFor(() => expect(reportGame).toHaveBeenCalledTimes(before + 1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).not.toBe('true'),
    );
  }
  const bodies = vi.mocked(reportGame).mock.calls.map(([{ body }]) => body);
  expect(bodies[0]).toMatchObject({ nodeId: 4, kind: 'STUCK', text: 'The reels stopped.' });
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[3]).toEqual(bodies[2]);
  expect(bodies[2]?.requestKey).not.toBe(bodies[0]?.requestKey);
});
