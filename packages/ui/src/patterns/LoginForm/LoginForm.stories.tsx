import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { loginFixture, phoneFixture } from './LoginForm.fixtures.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import { loginMethods } from './LoginForm.variants.ts';

function Switched({ method: first = 'password', onMethodChange, ...props }: LoginFormProps) {
  const [method, setMethod] = useState(first);
  return (
    <LoginForm
      {...props}
      method={method}
      onMethodChange={(chosen) => {
        onMethodChange?.(chosen);
        setMethod(chosen);
      }}
    />
  );
}

const sms = { phone: { ...phoneFixture, onValueChange: fn() }, code: { name: 'code' }, send: { onSend: fn() } };
const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = {
  title: 'Patterns/Account/LoginForm',
  component: LoginForm,
  args: { ...loginFixture, onSubmit, onMethodChange: fn(), onForgot: fn(), onRegister: fn() },
  argTypes: { method: { options: loginMethods, control: 'inline-radio' } },
  render: (args) => <Switched {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed and sent by keyboard. With react-hook-form a field is `{ ...register('username'), error: errors.username?.message }`. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Username or mobile' })).toHaveFocus();
    await userEvent.keyboard('sokha');
    await userEvent.tab();
    await userEvent.keyboard('Mekong#2026{Enter}');
    await expect(onSubmit).toHaveBeenCalled();
  },
};

/** Two tabs where log-in by code is switched on. */
export const TwoTabs: Story = {
  args: { sms },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'SMS code' }));
    await expect(args.onMethodChange).toHaveBeenCalledWith('sms');
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Code from the message' })).toBeVisible();
    await expect(canvas.queryByLabelText('Password', { selector: 'input' })).not.toBeInTheDocument();
  },
};

/** Only by code: no tabs. */
export const OnlySms: Story = {
  args: { password: undefined, sms },
  play: async ({ canvas }) => expect(canvas.queryByRole('tab')).not.toBeInTheDocument(),
};

/** Refused: above the form, and in words at the field. */
export const Refused: Story = {
  args: {
    alert: <Alert tone="negative" title="Account or password is incorrect" description="Check both and try again." />,
    password: {
      username: { name: 'username', defaultValue: 'sokha' },
      password: { name: 'password', error: 'Enter your password.' },
    },
    captcha: { picture: undefined, isLoading: true, onRefresh: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Account or password is incorrect');
    await expect(canvas.getByLabelText(/^Password/)).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Type the characters in the picture' })).toBeVisible();
  },
};

/** One press for a member who was here within a day. */
export const Remembered: Story = {
  args: {
    remembered: {
      name: 'sokha_88',
      until: new Date('2026-11-22T02:00:00Z'),
      onContinue: fn(),
      onForget: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue as sokha_88' }));
    await expect(args.remembered?.onContinue).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Forget me on this device' }));
    await expect(args.remembered?.onForget).toHaveBeenCalled();
  },
};

/** The check stands in the place of the form; the way back keeps what was typed. */
export const HumanCheck: Story = {
  args: { humanCheck: <p>The puzzle</p>, onLeaveCheck: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onLeaveCheck).toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true, social: { providers: ['google'], onChoose: fn() } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Continue with Google' })).toBeDisabled(),
};

/** Nothing is switched on but the password. */
export const Bare: Story = {
  render: () => <LoginForm {...loginFixture} onSubmit={onSubmit} />,
  play: async ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(2),
};

/** Everything that can be switched on. */
export const Playground: Story = {
  tags: ['picture'],
  args: {
    sms,
    remember: { isChecked: true },
    freePlay: { onStart: fn() },
    passkey: { onUse: fn() },
    social: { providers: ['google', 'facebook', 'line'], onChoose: fn() },
  },
};
