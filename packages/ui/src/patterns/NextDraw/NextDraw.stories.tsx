import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateView } from '../../components/StateView/StateView.tsx';
import { drawFixture, runningFixture } from '../DrawCard/DrawCard.fixtures.ts';
import { openedFixtures } from '../OpenedNumbers/OpenedNumbers.fixtures.ts';
import { NextDraw } from './NextDraw.tsx';
import { NextDrawSkeleton } from './NextDrawSkeleton.tsx';

const meta = {
  title: 'Patterns/Draws/NextDraw',
  component: NextDraw,
  args: { draw: drawFixture, allHref: '/elott' },
  argTypes: { draw: { control: false } },
} satisfies Meta<typeof NextDraw>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark with the name of the lottery, which leads to its page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mekong 5/45' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mekong 5/45' })).toHaveAttribute('href', '/lottery?game=MEKONG545');
    await expect(canvas.getByRole('list', { name: 'Numbers of draw 20261121-093' })).toBeVisible();
  },
};

export const Drawing: Story = {
  args: { draw: { ...drawFixture, running: { ...runningFixture, phase: 'drawing' } } },
};

/** A lottery without a draw so far. */
export const Empty: Story = {
  args: { draw: { ...drawFixture, last: undefined } },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};

export const Loading: Story = { render: () => <NextDrawSkeleton /> };

export const Failed: Story = {
  args: { draw: undefined, failure: <StateView kind="error" level={2} title="The server took too long to respond" /> },
};

export const LongKhmer: Story = {
  args: {
    draw: {
      ...drawFixture,
      name: 'ឆ្នោតជាតិកម្ពុជាប្រាំពីរទន្លេនិងព្រះច័ន្ទ',
      last: { drawNo: '20261121-093', result: openedFixtures.board },
    },
  },
};

export const Playground: Story = { tags: ['picture'], parameters: { pictureWidths: [390, 1280] } };
