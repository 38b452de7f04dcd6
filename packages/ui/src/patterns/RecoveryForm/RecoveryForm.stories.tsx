import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SliderChallenge } from '../../components/SliderChallenge/SliderChallenge.tsx';
import { recoveryEmailFixture, recoveryPhoneFixture } from './RecoveryForm.fixtures.ts';
import { RecoveryForm, type RecoveryFormProps } from './RecoveryForm.tsx';
import { recoveryWays } from './RecoveryForm.variants.ts';

function Switched({ way: first = 'email', ...props }: RecoveryFormProps) {
  const [way, setWay] = useState(first);
  return <RecoveryForm {...props} way={way} onWayChange={setWay} />;
}
const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = {
  title: 'Patterns/Account/RecoveryForm',
  component: RecoveryForm,
  args: { onSubmit, email: recoveryEmailFixture, phone: recoveryPhoneFixture, onLogin: fn() },
  argTypes: { way: { options: recoveryWays, control: 'inline-radio' } },
  render: (args) => <Switched {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof RecoveryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both ways are on: chosen by tabs. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send link' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Phone' }));
    await expect(canvas.getByRole('textbox', { name: 'Code from the message' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
    await expect(onSubmit).toHaveBeenCalled();
  },
};

export const OnlyEmail: Story = {
  render: ({ phone: _, ...args }) => <RecoveryForm {...args} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('tab')).not.toBeInTheDocument(),
};

export const OnlyPhone: Story = { render: ({ email: _, ...args }) => <RecoveryForm {...args} /> };

/** The same words whether or not the account exists. */
export const Sent: Story = {
  args: { isSent: true, onSendAgain: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('If an account with this name');
    await userEvent.click(canvas.getByRole('button', { name: /Send it again/ }));
    await expect(args.onSendAgain).toHaveBeenCalled();
  },
};

/** Refused at the field that it is about. */
export const Refused: Story = {
  args: {
    way: 'phone',
    phone: {
      ...recoveryPhoneFixture,
      code: { name: 'code', error: 'The verification code has expired. Ask for a new code.' },
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Code from the message' })).toBeInvalid(),
};

/** A code is on its way: another one can be asked for when it is too old. */
export const CodeSent: Story = {
  args: { way: 'phone' },
  // counted from when it is shown: all stories are loaded minutes before the last of them
  render: (args) => (
    <Switched {...args} phone={{ ...recoveryPhoneFixture, send: { onSend: fn(), deadline: Date.now() + 300_000 } }} />
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /^Send again in/ })).toHaveAttribute('aria-disabled', 'true'),
};

export const WithCaptcha: Story = {
  args: { captcha: { name: 'captcha', picture: undefined, isLoading: true, onRefresh: fn() } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Type the characters in the picture' })).toBeVisible(),
};

/** The human check stands in the place of the fields. */
export const WithHumanCheck: Story = {
  args: {
    humanCheck: <SliderChallenge puzzle={undefined} status="loading" onAnswer={fn()} onRefresh={fn()} />,
    onLeaveCheck: fn(),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible(),
};

/** Too many tries: the button says for how long. */
export const Throttled: Story = {
  args: { throttledUntil: 0 },
  render: (args) => <Switched {...args} throttledUntil={Date.now() + 90_000} />,
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Send link' })).toHaveAccessibleDescription(
      /again in (90|89|88) seconds/,
    ),
};

/** Neither way is on. */
export const Off: Story = {
  render: ({ email: _email, phone: _phone, ...args }) => <RecoveryForm {...args} />,
  play: async ({ canvas }) =>
    expect(canvas.getByText('Contact your agent to get back into your account.')).toBeVisible(),
};

export const Playground: Story = { tags: ['picture'], args: { way: 'phone' } };
