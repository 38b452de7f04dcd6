import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordRules, type PasswordRulesProps } from './PasswordRules.tsx';
import { passwordStrengths } from './PasswordRules.variants.ts';
import { passwordStrength } from './password-strength.ts';

const rulesOf = (password: string): PasswordRulesProps['rules'] => [
  { key: 'length', text: '8 to 20 characters', isMet: password.length >= 8 && password.length <= 20 },
  { key: 'letter', text: 'At least one letter', isMet: /\p{L}/u.test(password) },
  { key: 'digit', text: 'At least one digit', isMet: /\d/.test(password) },
];

function Typing() {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      description={
        <PasswordRules rules={rulesOf(password)} strength={password === '' ? undefined : passwordStrength(password)} />
      }
    />
  );
}

const meta = {
  title: 'Inputs/PasswordRules',
  component: PasswordRules,
  args: { rules: rulesOf('lotus') },
  argTypes: {
    strength: { options: [undefined, ...passwordStrengths], control: 'inline-radio' },
    rules: { control: false },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordRules>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field is described by its rules; how many are met is said as that changes. */
export const Default: Story = {
  render: () => <Typing />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('New password');
    await userEvent.type(field, 'lotus');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 rules met.');
    await userEvent.type(field, '-2026-boat');
    await expect(canvas.getByRole('status')).toHaveTextContent('The password meets every rule.');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('8 to 20 characters (met)'));
  },
};

export const Playground: Story = { args: { strength: 'fair' } };

export const AllMet: Story = { args: { rules: rulesOf('lotus-2026'), strength: 'strong' } };

/** Refused by the gateway, though every rule is met. */
export const Common: Story = {
  args: { rules: rulesOf('password1'), strength: 'weak', isCommon: true },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('This password is too common'),
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={6}>
      <PasswordRules rules={rulesOf('')} />
      {passwordStrengths.map((strength) => (
        <PasswordRules key={strength} rules={rulesOf('lotus7')} strength={strength} />
      ))}
      <PasswordRules rules={rulesOf('password1')} strength="weak" isCommon />
    </Stack>
  ),
};
