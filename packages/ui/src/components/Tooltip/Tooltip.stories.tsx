import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { popoverSides } from '../Popover/Popover.variants.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Counts towards the turnover of your bonus', children: <Button>Valid bet</Button> },
  argTypes: { side: { options: popoverSides, control: 'inline-radio' }, children: { control: false } },
  decorators: [(Story) => <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard focus shows it at once and it describes the part; Escape hides it and the focus stays. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const part = canvas.getByRole('button', { name: 'Valid bet' });
    await userEvent.tab();
    await waitFor(() => expect(part).toHaveAccessibleDescription('Counts towards the turnover of your bonus'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(part).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
  },
};

export const Playground: Story = {};

/** The mouse shows it after a moment. */
export const Hovered: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Valid bet' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
  },
};

export const LongText: Story = {
  args: { text: 'Two-way bets count with the smaller of stake and net result; slots and fishing count in full.' },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
  },
};

/** On which side of its part a tooltip is; in right-to-left the sides of a line change places. */
function sideOf(part: Element): string {
  const tooltip = document.querySelector('[data-side]:not([data-state=closed])')?.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  const isRtl = getComputedStyle(part).direction === 'rtl';
  if (!tooltip) return 'none';
  if (tooltip.bottom <= box.top) return 'block-start';
  if (tooltip.top >= box.bottom) return 'block-end';
  return tooltip.left >= box.right !== isRtl ? 'inline-end' : 'inline-start';
}

/** One is shown at a time, so the focus goes from part to part. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap={10} align="center">
      {popoverSides.map((side) => (
        <Tooltip key={side} {...args} text="Counts twice" side={side}>
          <Button>{side}</Button>
        </Tooltip>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const side of popoverSides) {
      await userEvent.tab();
      const part = canvas.getByRole('button', { name: side });
      await expect(part).toHaveFocus();
      await waitFor(() => expect(sideOf(part)).toBe(side));
    }
  },
};
