import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until asked for, and hidden again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'Mekong#2026');
    await expect(input).toHaveAttribute('type', 'password');
    const eye = canvas.getByRole('button', { name: 'Show password', pressed: false });
    await userEvent.click(eye);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('Mekong#2026');
    await userEvent.click(eye);
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Playground: Story = {
  args: { autoComplete: 'new-password', description: '8 to 20 characters', isRequired: true },
};

export const Invalid: Story = { args: { defaultValue: 'secret12', error: 'Account or password is incorrect.' } };

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <PasswordField {...args} />
      <PasswordField {...args} defaultValue="secret12" error="Account or password is incorrect." />
      <PasswordField {...args} defaultValue="secret12" isDisabled />
    </Stack>
  ),
};
