import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateView } from '../../components/StateView/StateView.tsx';
import { winFixtures, winsSeenAt } from './WinnersLane.fixtures.ts';
import { WinnersLane } from './WinnersLane.tsx';
import { WinnersLaneSkeleton } from './WinnersLaneSkeleton.tsx';

const meta = {
  title: 'Patterns/Content/WinnersLane',
  component: WinnersLane,
  args: { wins: winFixtures(12), now: winsSeenAt },
  argTypes: { failure: { control: false }, wins: { control: false } },
} satisfies Meta<typeof WinnersLane>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each win leads to its game and, where it can be checked, to its proof; it says how much, who, where and how long ago. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    const first = canvas.getByRole('link', { name: /2,410,000.*so\*\*\*21.*Lotus Fortune.*2 min/ });
    await expect(first).toHaveAttribute('href', '/game?node=0');
    const proofs = canvas.getAllByRole('link', { name: /^Check this round/ });
    await expect(proofs).toHaveLength(8);
    await expect(proofs[0]).toHaveAttribute('href', 'https://games.example/lotus-fortune/?round=0');
  },
};

/** More wins than fit: the lane moves and stops by its button. Tests ask for reduced motion, where it waits to be told. */
export const Moving: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [start, stop] = ['Play winners', 'Pause winners'];
    if (matchMedia('(prefers-reduced-motion: reduce)').matches)
      await userEvent.click(await canvas.findByRole('button', { name: start }));
    await userEvent.click(await canvas.findByRole('button', { name: stop }));
    await expect(await canvas.findByRole('button', { name: start })).toBeVisible();
    // the copies are for the eye alone
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    const copies = canvasElement.querySelectorAll('li[inert]').length;
    await expect(copies).toBeGreaterThan(0);
    // only as many as fill the lane
    await expect(copies).toBeLessThan(12);
  },
};

/** Few wins stand still. */
export const Few: Story = {
  args: { wins: winFixtures(1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const Loading: Story = { render: () => <WinnersLaneSkeleton /> };

export const Empty: Story = {
  args: { wins: [] },
  play: async ({ canvas }) => expect(canvas.getByText('New wins will appear here.')).toBeVisible(),
};

export const Failed: Story = { args: { wins: [], failure: <StateView kind="error" onRetry={fn()} /> } };

export const Playground: Story = { tags: ['picture'], parameters: { pictureWidths: [390, 1280] } };
