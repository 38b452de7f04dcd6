import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { SecondFactorForm, type SecondFactorFormProps } from './SecondFactorForm.tsx';
import { secondFactors } from './SecondFactorForm.variants.ts';

function Switched({ method: first, onMethodChange, ...props }: SecondFactorFormProps) {
  const [method, setMethod] = useState(first);
  return (
    <SecondFactorForm
      {...props}
      method={method}
      onMethodChange={(chosen) => {
        onMethodChange(chosen);
        setMethod(chosen);
      }}
    />
  );
}

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = {
  title: 'Patterns/Account/SecondFactorForm',
  component: SecondFactorForm,
  args: {
    methods: ['totp', 'recoveryCode'],
    method: 'totp',
    onMethodChange: fn(),
    onSubmit,
    onBack: fn(),
    code: { name: 'code', onComplete: fn() },
    recoveryCode: { name: 'recoveryCode' },
  },
  argTypes: { method: { options: secondFactors, control: 'inline-radio' } },
  render: (args) => <Switched {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof SecondFactorForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sixth digit is told, so that the caller can send at once. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: 'Code of your authenticator' });
    await userEvent.click(code);
    await userEvent.keyboard('287082');
    await expect(args.code.onComplete).toHaveBeenCalledWith('287082');
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalled();
  },
};

export const Playground: Story = {};

/** Without the phone: a code that was kept. */
export const ByRecoveryCode: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(args.onMethodChange).toHaveBeenCalledWith('recoveryCode');
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the code of your authenticator' }));
    await expect(canvas.getByRole('textbox', { name: 'Code of your authenticator' })).toBeVisible();
  },
};

export const ByPasskey: Story = {
  args: { methods: secondFactors, method: 'passkey' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(onSubmit).toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    alert: <Alert tone="negative" title="Too many tries" description="Try again in 8 seconds." />,
    code: { name: 'code', defaultValue: '000000', error: 'This code is not right.' },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeInvalid(),
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Use a recovery code' })).toBeDisabled(),
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      {secondFactors.map((method) => (
        <SecondFactorForm key={method} {...args} methods={secondFactors} method={method} />
      ))}
    </div>
  ),
};
