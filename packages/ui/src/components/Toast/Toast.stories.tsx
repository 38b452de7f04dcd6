import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { toastTones } from './Toast.variants.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { dismissAllToasts, type ToastOptions, toast } from './toast-store.ts';

const forever = Number.POSITIVE_INFINITY;

/** A page from which a message is sent. */
function Sender({ options, limit }: { readonly options: readonly ToastOptions[]; readonly limit?: number }) {
  return (
    <div style={{ minBlockSize: 320 }}>
      <Button onClick={() => options.map(toast)}>Save</Button>
      <ToastRegion limit={limit} />
    </div>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: Sender,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: { options: [{ title: 'Settings saved', duration: forever }] },
  beforeEach: () => dismissAllToasts,
} satisfies Meta<typeof Sender>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
/** A message in sight; for a moment its text stands in a live region too. */
const message = async (title: string) => within(await screen.findByRole('list')).findByText(title);
/** The same for a message that may have gone again before anybody looks. */
const appeared = (title: string): Promise<void> =>
  new Promise((done) => {
    const observer = new MutationObserver(() => {
      const list = screen.queryByRole('list');
      if (!list || !within(list).queryByText(title)) return;
      observer.disconnect();
      done();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
const gone = (title: string) =>
  waitFor(() => expect(within(screen.getByRole('list')).queryByText(title)).not.toBeInTheDocument());
const line = async (title: string): Promise<HTMLElement> => {
  const item = (await message(title)).closest('li');
  if (!item) throw new Error(`${title} is not in the list`);
  return item;
};

/** F6 leads to it, Escape closes it, and the focus returns to where it was. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement);
    await message('Settings saved');
    const sender = canvas.getByRole('button', { name: 'Save' });
    await expect(sender).toHaveFocus();
    await userEvent.keyboard('[F6]');
    await expect(screen.getByRole('list').parentElement).toHaveAccessibleName('Messages (F6)');
    await expect(screen.getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await expect(await line('Settings saved')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone('Settings saved');
    await waitFor(() => expect(sender).toHaveFocus());
  },
};

export const Playground: Story = {};

/** A failure interrupts, everything else waits for a pause. */
export const Announced: Story = {
  args: {
    options: [
      { title: 'Settings saved', duration: forever },
      { title: 'Settings not saved', tone: 'negative', duration: forever },
    ],
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await waitFor(() => {
      const live = [...document.querySelectorAll('[role=status]')].map((region) => [
        region.getAttribute('aria-live'),
        region.textContent,
      ]);
      expect(live).toContainEqual(['polite', expect.stringContaining('Settings saved')]);
      expect(live).toContainEqual(['assertive', expect.stringContaining('Settings not saved')]);
    });
  },
};

const onSelect = fn();

export const WithAction: Story = {
  args: {
    options: [
      {
        title: 'Removed from favourites',
        description: 'Lotus Fortune',
        duration: forever,
        action: { label: 'Undo', alternative: 'Press the heart of the game again', onSelect },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    await send(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await gone('Removed from favourites');
  },
};

/** Three in sight; the next comes when one goes. */
export const Queue: Story = {
  args: { options: ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, duration: forever })) },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await message('Three');
    await gone('Four');
    await userEvent.click(within(await line('One')).getByRole('button', { name: 'Dismiss' }));
    await message('Four');
    await gone('One');
  },
};

/** News about the same thing takes its place. */
export const Replaced: Story = {
  args: {
    options: [
      { id: 'upload', title: 'Uploading', tone: 'info', duration: forever },
      { id: 'upload', title: 'Uploaded', duration: forever },
    ],
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await message('Uploaded');
    await gone('Uploading');
  },
};

/** Goes by itself. */
export const Passing: Story = {
  args: { options: [{ title: 'Balance updated', duration: 200 }] },
  play: async ({ canvasElement }) => {
    const shown = appeared('Balance updated');
    await send(canvasElement);
    await shown;
    await gone('Balance updated');
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  args: {
    limit: 9,
    options: toastTones.map((tone) => ({
      title: { neutral: 'Settings saved', positive: 'You won', negative: 'Not saved', info: 'New message' }[tone],
      description: 'A sentence more about what happened and what follows from it.',
      tone,
      duration: forever,
      ...(tone === 'negative' && {
        action: { label: 'Try again', alternative: 'Press save again', onSelect: () => undefined },
      }),
    })),
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await waitFor(async () => expect(await line('New message')).toBeVisible());
    // whether a pressed button shows its ring depends on what was pressed before
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
