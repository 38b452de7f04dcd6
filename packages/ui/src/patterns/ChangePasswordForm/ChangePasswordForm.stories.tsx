import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { changePasswordReasons } from './ChangePasswordForm.variants.ts';

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());
const rules = {
  rules: [
    { key: 'length', text: '8 to 20 characters', isMet: true },
    { key: 'digit', text: 'At least one digit', isMet: false },
  ],
  strength: 'fair',
} as const;

const meta = {
  title: 'Patterns/Account/ChangePasswordForm',
  component: ChangePasswordForm,
  args: {
    onSubmit,
    username: 'sokha',
    current: { name: 'current' },
    password: { name: 'password' },
    confirmation: { name: 'confirmation' },
    rules,
  },
  argTypes: { reason: { options: changePasswordReasons, control: 'inline-radio' }, alert: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Password managers know which is the old one and which the new. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Current password/)).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByLabelText(/^New password\*?$/)).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Current password/)).toHaveFocus();
    await userEvent.keyboard('Mekong#2026{Enter}');
    await expect(onSubmit).toHaveBeenCalled();
  },
};

/** Demanded after log-in: the first password of the account is still in use. */
export const FirstPassword: Story = {
  args: { reason: 'default' },
  play: async ({ canvas }) => expect(canvas.getByText(/still has its first password/)).toBeVisible(),
};

export const Expired: Story = { args: { reason: 'expired' } };

/** After the link of a mail: no current password. */
export const Recovery: Story = {
  render: ({ current: _, ...args }) => <ChangePasswordForm {...args} reason="recovery" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Set new password' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    alert: <Alert tone="negative" title="The current password is not right" />,
    current: { name: 'current', error: 'Check your current password.' },
    confirmation: { name: 'confirmation', error: 'The two entries do not match.' },
    rules: { ...rules, isCommon: true },
  },
  play: async ({ canvas }) => expect(canvas.getByLabelText(/^Current password/)).toBeInvalid(),
};

/** Too many wrong ones: the gateway asks for a picture. */
export const WithCaptcha: Story = {
  args: { captcha: { name: 'captcha', picture: undefined, isLoading: true, onRefresh: fn() } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Type the characters in the picture' })).toBeVisible(),
};

export const Pending: Story = { args: { isPending: true } };

export const Playground: Story = { tags: ['picture'], args: { reason: 'expired' } };
