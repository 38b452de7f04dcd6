import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { SliderChallenge } from '../../components/SliderChallenge/SliderChallenge.tsx';
import {
  registerCodeFixture,
  registerEntriesFixture,
  registerFixture,
  registerPhoneFixture,
  registerRulesFixture,
} from './RegisterForm.fixtures.ts';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';
import { type RegisterMethod, registerMethods } from './RegisterForm.variants.ts';

const mobile: Partial<RegisterFormProps> = { phone: registerPhoneFixture, code: registerCodeFixture };
const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Boxes hold themselves; a tab brings its fields along, as the rules of a merchant do. */
function Controlled({ method: first = 'username', onMethodChange, agreement, age, ...props }: RegisterFormProps) {
  const [method, setMethod] = useState<RegisterMethod>(first);
  const [isAgreed, setAgreed] = useState(agreement.isChecked);
  const [isOfAge, setOfAge] = useState(age.isChecked);
  const fields = method === 'mobile' ? { ...mobile, username: undefined } : {};
  return (
    <RegisterForm
      {...props}
      {...fields}
      method={method}
      onMethodChange={(chosen) => {
        onMethodChange?.(chosen);
        setMethod(chosen);
      }}
      agreement={{ ...agreement, isChecked: isAgreed, onCheckedChange: setAgreed }}
      age={{ ...age, isChecked: isOfAge, onCheckedChange: setOfAge }}
    />
  );
}

const meta = {
  title: 'Patterns/Account/RegisterForm',
  component: RegisterForm,
  args: { ...registerFixture, onSubmit, onMethodChange: fn(), onLogin: fn() },
  argTypes: {
    method: { options: registerMethods, control: 'inline-radio' },
    alert: { control: false },
    notice: { control: false },
    humanCheck: { control: false },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed and sent by keyboard: the terms are agreed to at first, the age is not stated. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus();
    await userEvent.keyboard('bopha88');
    await expect(canvas.getByRole('checkbox', { name: /^I agree to the terms/ })).toBeChecked();
    const age = canvas.getByRole('checkbox', { name: 'I am 18 years old or older.' });
    await expect(age).not.toBeChecked();
    await userEvent.click(age);
    await expect(age).toBeChecked();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Username' }));
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalled();
  },
};

/** Both ways are switched on: tabs. The number stands in the place of the user name. */
export const TwoTabs: Story = {
  args: { methods: registerMethods },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Mobile number' }));
    await expect(args.onMethodChange).toHaveBeenCalledWith('mobile');
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Code from the message' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Username' })).not.toBeInTheDocument();
  },
};

/** Only by mobile number: no tabs. */
export const OnlyMobile: Story = {
  args: { methods: ['mobile'], method: 'mobile' },
  play: async ({ canvas }) => expect(canvas.queryByRole('tab')).not.toBeInTheDocument(),
};

/** The merchant asks for no password here: the account logs in by code. */
export const MobileWithoutPassword: Story = {
  args: { methods: ['mobile'], method: 'mobile', password: undefined, confirmation: undefined },
  play: async ({ canvas }) =>
    expect(canvas.queryByLabelText(/^Password/, { selector: 'input' })).not.toBeInTheDocument(),
};

/** The number need not be proved. */
export const MobileWithoutCode: Story = {
  render: (args) => <RegisterForm {...args} username={undefined} phone={registerPhoneFixture} />,
  args: { methods: ['mobile'], method: 'mobile' },
};

/** A code is on its way. */
export const CodeSent: Story = {
  render: (args) => (
    <RegisterForm
      {...args}
      username={undefined}
      phone={{ ...registerPhoneFixture, value: { country: 'KH', callingCode: '+855', number: '12345678' } }}
      code={{ field: { name: 'verificationCode' }, send: { onSend: fn(), deadline: Date.now() + 60_000 } }}
    />
  ),
  args: { methods: ['mobile'], method: 'mobile' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /^Send again in/ })).toHaveAttribute('aria-disabled', 'true'),
};

/** Another code is sent only to who can read the picture: it stands before the button that sends. */
export const CodeWithCaptcha: Story = {
  render: (args) => (
    <RegisterForm
      {...args}
      username={undefined}
      phone={registerPhoneFixture}
      code={{ ...registerCodeFixture, captcha: { picture: undefined, isLoading: true, onRefresh: fn() } }}
    />
  ),
  args: { methods: ['mobile'], method: 'mobile' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Type the characters in the picture' })).toBeVisible(),
};

/** Every rule of the merchant is on. */
export const EveryField: Story = {
  args: { phone: { ...registerPhoneFixture, isRequired: false }, entries: registerEntriesFixture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'LINE id' })).not.toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('aria-required', 'true');
  },
};

/** The code of the link is an agent's: it is not asked for again. */
export const Invited: Story = {
  args: { invitation: { status: 'verified', agent: 'Da***' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You were invited by Da***.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Invitation code/ })).not.toBeInTheDocument();
  },
};

/** Nobody has the code of the link: it can be typed. */
export const InvitationRefused: Story = {
  args: {
    invitation: { status: 'refused' },
    entries: [{ entry: 'affiliateCode', name: 'affiliateCode', error: 'The affiliate code is not valid.' }],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: /Invitation code/ })).toBeInvalid(),
};

/** Refused at its fields, each in words. */
export const Refused: Story = {
  args: {
    username: { ...registerFixture.username, error: 'This is already in use. Choose another one.' },
    password: {
      name: 'password',
      isRequired: true,
      rules: registerRulesFixture,
      error: 'This password is too easy to guess. Choose another one.',
    },
    confirmation: { name: 'confirmPassword', isRequired: true, error: 'The two entries do not match.' },
    agreement: { ...registerFixture.agreement, isChecked: false, error: 'Agree to the terms to register.' },
    age: { ...registerFixture.age, error: 'You must be 18 or older to register.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeInvalid();
    await expect(canvas.getByRole('checkbox', { name: /years old/ })).toBeInvalid();
  },
};

/** The gateway could not be reached: what was typed stays. */
export const Failed: Story = {
  args: {
    alert: (
      <Alert
        tone="negative"
        title="There is no connection."
        description="Check your internet connection and try again."
      />
    ),
    username: { ...registerFixture.username, defaultValue: 'bopha88' },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('bopha88'),
};

/** The merchant asks for a picture. */
export const WithCaptcha: Story = {
  args: { captcha: { name: 'captcha', picture: undefined, isLoading: true, onRefresh: fn() } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Type the characters in the picture' })).toBeVisible(),
};

/** The human check stands in the place of the fields, until it is solved or left. */
export const WithHumanCheck: Story = {
  args: {
    humanCheck: (
      <SliderChallenge
        puzzle={undefined}
        status="loading"
        onAnswer={fn()}
        onRefresh={fn()}
        work={{ onStart: fn(), onCancel: fn() }}
      />
    ),
    onLeaveCheck: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Username' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onLeaveCheck).toHaveBeenCalled();
  },
};

/** An account of a provider will be linked to the new one. */
export const WithNotice: Story = {
  args: { notice: <Alert title="Your new account will be linked to Google permanently." /> },
};

export const Pending: Story = { args: { isPending: true } };

/** Everything that can be switched on. */
export const Playground: Story = {
  tags: ['picture'],
  args: {
    methods: registerMethods,
    method: 'mobile',
    entries: registerEntriesFixture.slice(0, 2),
    invitation: { status: 'verified', agent: 'Da***' },
  },
};
