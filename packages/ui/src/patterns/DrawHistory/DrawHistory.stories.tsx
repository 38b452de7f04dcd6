import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DrawHistory } from './DrawHistory.tsx';
import { tones } from './DrawHistory.variants.ts';

const meta = {
  title: 'Patterns/DrawHistory',
  component: DrawHistory,
  args: { children: 'What it holds' },
  argTypes: { tone: { options: tones, control: 'inline-radio' } },
} satisfies Meta<typeof DrawHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says what this story proves. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('What it holds')).toBeVisible(),
};

export const Playground: Story = { args: { tone: 'gold' } };

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {tones.map((tone) => (
        <DrawHistory {...args} key={tone} tone={tone} />
      ))}
    </div>
  ),
};
