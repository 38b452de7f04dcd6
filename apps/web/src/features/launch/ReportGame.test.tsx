import { reportGame } from '@mekong/api-client/sdk';
import type { GameCard } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { createQueryClient } from '../../app/query-client.ts';
import { ReportGame } from './ReportGame.tsx';

vi.mock(import('@mekong/api-client/sdk'), async (original) => ({
  ...(await original()),
  reportGame: vi.fn(),
}));

const show = (nodeId: number) =>
  render(
    <Providers queryClient={createQueryClient()}>
      <ReportGame game={{ nodeId, name: 'Lotus Fortune' } as GameCard} open onClose={vi.fn()} />
    </Providers>,
  );
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /What happened/ });

beforeAll(() => {
  // jsdom lays nothing out, so there is nothing to watch
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
  return activate('EN', ['games']);
});
afterEach(cleanup);

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
  const kind = screen.getByRole('combobox', { name: /What is wrong/ });
  fireEvent.keyDown(kind, { key: 'ArrowDown' });
  fireEvent.click(await screen.findByRole('option', { name: 'It froze or closed' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('G-1');
  cleanup();
  show(1);
  expect(words().value).toBe('');
});
