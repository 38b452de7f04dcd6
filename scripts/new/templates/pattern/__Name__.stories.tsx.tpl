import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { __Name__ } from './__Name__.tsx';
import { __camel__Tones } from './__Name__.variants.ts';

const meta = {
  // its domain: Shell, Account, Games, Draws, Content, Records, Agents, Wallet
  title: 'Patterns/Shell/__Name__',
  component: __Name__,
  args: { children: 'What it holds' },
} satisfies Meta<typeof __Name__>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says what this story proves. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('What it holds')).toBeVisible(),
};

export const Playground: Story = { args: { tone: 'accent' } };

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {__camel__Tones.map((tone) => (
        <__Name__ {...args} key={tone} tone={tone} />
      ))}
    </div>
  ),
};
