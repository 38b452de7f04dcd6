import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';
import { badgeTones } from './Badge.variants.ts';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { count: 3, label: '3 rewards to claim' },
  argTypes: { tone: { options: badgeTones, control: 'inline-radio' } },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read as a phrase, not as a bare number. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 rewards to claim')).toBeInTheDocument();
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Playground: Story = { args: { tone: 'accent' } };

/** More than fits is cut at 99. */
export const Many: Story = {
  args: { count: 1204, label: '1,204 unread messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeInTheDocument();
  },
};

/** Nothing to count, nothing to see. */
export const Zero: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Inline>
      {badgeTones.flatMap((tone) =>
        [1, 24, 128].map((count) => <Badge key={tone + count} tone={tone} count={count} label={`${count} items`} />),
      )}
    </Inline>
  ),
};
