import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../internal/controlled.tsx';
import { methodFixtures } from './DepositMethods.fixtures.ts';
import { DepositMethods } from './DepositMethods.tsx';

const Controlled = controlled(DepositMethods);

const meta = {
  title: 'Patterns/Wallet/DepositMethods',
  component: DepositMethods,
  args: { label: 'How do you want to pay?', methods: methodFixtures, value: 'KHQR', onValueChange: fn() },
  argTypes: { methods: { control: false }, error: { control: 'text' } },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DepositMethods>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop of Tab; arrows choose, and a press anywhere on a tile does too. The facts are read with the name. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const code = canvas.getByRole('radio', { name: 'KHQR' });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription(/40,000,000.*None.*15 seconds/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('EWALLET');
    // the name of the tile lies over its facts
    const { left, top } = canvas.getByText('15 seconds').getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + 4, top + 4) ?? document.body);
    await expect(code).toBeChecked();
  },
};

const closed = methodFixtures.map((method) =>
  method.key === 'KHQR' ? { ...method, reason: 'Not available right now. Choose another method.' } : method,
);

/** What cannot be used says why, and is passed over. */
export const Closed: Story = {
  args: { methods: closed, value: undefined },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('radio', { name: 'KHQR' });
    await expect(code).toBeDisabled();
    await expect(code).toHaveAccessibleDescription(/Not available right now/);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'E-wallet' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { value: undefined, error: 'Choose how you want to pay.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how you want to pay.'),
};

export const Loading: Story = { args: { methods: undefined, value: undefined } };

export const Playground: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [390, 880] },
  args: {
    methods: [...methodFixtures, ...closed.slice(0, 1).map((method) => ({ ...method, key: 'PIX', name: 'Pix' }))],
  },
};
