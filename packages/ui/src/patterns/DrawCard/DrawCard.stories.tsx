import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DrawCard } from './DrawCard.tsx';
import { tones } from './DrawCard.variants.ts';

const meta = {
  title: 'Patterns/DrawCard',
  component: DrawCard,
  args: { children: 'What it holds' },
  argTypes: { tone: { options: tones, control: 'inline-radio' } },
} satisfies Meta<typeof DrawCard>;
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
        <DrawCard {...args} key={tone} tone={tone} />
      ))}
    </div>
  ),
};
