import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { popoverSides } from '../Popover/Popover.variants.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
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
