import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type screen, userEvent, waitFor } from 'storybook/test';
import { AnnouncementMarquee } from './AnnouncementMarquee.tsx';

const short = [{ id: '1', title: 'Welcome to the river' }];
const long = [
  { id: '1', title: 'Draws of Mekong 5/45 run every five minutes, day and night' },
  { id: '2', title: 'Sunbird brings twelve new games this week' },
  { id: '3', title: 'Set a limit before you play: the time and the money are yours' },
];

const meta = {
  title: 'Patterns/Content/AnnouncementMarquee',
  component: AnnouncementMarquee,
  args: { announcements: long, onOpen: fn(), onIntent: fn() },
  argTypes: { announcements: { control: false } },
  decorators: [(Story) => <div style={{ inlineSize: 'min(620px, 100%)' }}>{Story()}</div>],
} satisfies Meta<typeof AnnouncementMarquee>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tests ask for reduced motion: it waits to be told. */
const start = (canvas: { findByRole: typeof screen.findByRole }) =>
  canvas.findByRole('button', { name: 'Play announcements' });

const states = (root: HTMLElement) => root.getAnimations({ subtree: true }).map(({ playState }) => playState);

/** What does not fit moves, until somebody stops it, points at it, or comes to it by keyboard. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(states(canvasElement)).toEqual([]);
      await userEvent.click(await start(canvas));
    }
    const stop = await canvas.findByRole('button', { name: 'Pause announcements' });
    await waitFor(() => expect(states(canvasElement)).toContain('running'));
    await userEvent.click(stop);
    await waitFor(() => expect(states(canvasElement)).toEqual(['paused']));
    await userEvent.click(await start(canvas));
    await waitFor(() => expect(states(canvasElement)).toContain('running'));
    const title = canvas.getByRole('button', { name: long[0]?.title ?? '' });
    title.focus();
    await waitFor(() => expect(states(canvasElement)).toEqual(['paused']));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('1');
  },
};

/** It can be put away. */
export const Dismissible: Story = {
  args: { announcements: short, onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide announcements' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** What fits stands still and needs no button. */
export const Fits: Story = {
  tags: ['picture'],
  args: { announcements: short },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(states(canvasElement)).toEqual([]);
  },
};

export const Loading: Story = { args: { announcements: undefined } };

export const Empty: Story = {
  args: { announcements: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};

export const Khmer: Story = {
  args: { announcements: [{ id: '1', title: 'ការចាប់ឆ្នោត Mekong 5/45 ដំណើរការរៀងរាល់ប្រាំនាទី ទាំងថ្ងៃទាំងយប់' }] },
};

export const Playground: Story = { tags: ['picture'] };
