import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';
import { sparklineTones } from './Sparkline.variants.ts';

const rising = [18, 20, 19, 24, 23, 27, 31, 30];
const falling = [31, 29, 32, 24, 26, 20, 22, 18];

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { values: rising },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Readers pass it by. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.querySelectorAll('polyline')).toHaveLength(1);
  },
};

/** One value is no line. */
export const Single: Story = {
  args: { values: [3] },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('svg')).toBeNull(),
};

export const Playground: Story = { args: { isLastRunning: true } };

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {sparklineTones.map((tone) => (
        <Sparkline {...args} key={tone} tone={tone} values={tone === 'live' ? rising : falling} />
      ))}
      <Sparkline {...args} isLastRunning />
      <Sparkline {...args} values={[4, 4, 4]} />
    </div>
  ),
};
