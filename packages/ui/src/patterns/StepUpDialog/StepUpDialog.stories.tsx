import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { StepUpDialog, type StepUpDialogProps } from './StepUpDialog.tsx';
import { stepUpMethods } from './StepUpDialog.variants.ts';

/** The page from which something is done that needs a proof. */
function Page({ open: openAtFirst, method: first, onClose, onMethodChange, ...props }: StepUpDialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  const [method, setMethod] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Turn off</Button>
      <StepUpDialog
        {...props}
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
        method={method}
        onMethodChange={(chosen) => {
          onMethodChange(chosen);
          setMethod(chosen);
        }}
      />
    </>
  );
}

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = {
  title: 'Patterns/Account/StepUpDialog',
  component: StepUpDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    methods: stepUpMethods,
    method: 'password',
    username: 'sokha',
    onClose: fn(),
    onSubmit,
    onMethodChange: fn(),
    password: { name: 'password' },
    code: { name: 'code', onComplete: fn() },
    recoveryCode: { name: 'recoveryCode' },
  },
  argTypes: { method: { options: stepUpMethods, control: 'inline-radio' }, alert: { control: false } },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof StepUpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));

/** It opens in the field, sends by Enter, and gives the focus back to what asked. */
export const Default: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Turn off' });
    await userEvent.click(opener);
    const panel = await dialog();
    const password = panel.getByLabelText(/^Password/);
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('Mekong#2026{Enter}');
    await expect(onSubmit).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Every other proof is one press away. */
export const OtherWays: Story = {
  play: async ({ args }) => {
    const panel = await dialog();
    await userEvent.click(panel.getByRole('button', { name: 'Use the code of your authenticator' }));
    await expect(args.onMethodChange).toHaveBeenLastCalledWith('totp');
    await userEvent.type(panel.getByRole('textbox', { name: 'Code of your authenticator' }), '287082');
    await expect(args.code.onComplete).toHaveBeenCalledWith('287082');
    await userEvent.click(panel.getByRole('button', { name: 'Use a recovery code' }));
    await expect(panel.getByRole('textbox', { name: 'Recovery code' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Use the password' }));
    await expect(panel.getByLabelText(/^Password/)).toBeVisible();
  },
};

export const ByCode: Story = { args: { method: 'totp' } };

export const ByPasskey: Story = {
  args: { method: 'passkey' },
  play: async () => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Use a passkey' }));
    await expect(onSubmit).toHaveBeenCalled();
  },
};

/** An account that has nothing but its password. */
export const PasswordOnly: Story = {
  args: { methods: ['password'] },
  play: async () => {
    await expect((await dialog()).queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  args: {
    password: { name: 'password', error: 'This is not your password.' },
    alert: <Alert tone="negative" title="Too many tries" description="Try again in 8 seconds." code="AUTH_LOCKED" />,
  },
  play: async () => expect((await dialog()).getByLabelText(/^Password/)).toBeInvalid(),
};

export const Pending: Story = {
  args: { isPending: true },
  play: async () => {
    const panel = await dialog();
    await expect(panel.getByRole('button', { name: /^Confirm/ })).toHaveAttribute('aria-busy', 'true');
    await expect(panel.getByRole('button', { name: 'Use a passkey' })).toBeDisabled();
  },
};

/** What the account takes is not known yet. */
export const Loading: Story = { args: { methods: undefined } };

export const LoadFailed: Story = {
  args: { methods: undefined, alert: <Alert tone="negative" title="There is no connection." code="NETWORK" /> },
};

export const Playground: Story = { tags: ['picture'] };
