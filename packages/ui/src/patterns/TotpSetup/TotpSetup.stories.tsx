import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import { totpFixtures } from './TotpSetup.fixtures.ts';
import { TotpSetup } from './TotpSetup.tsx';
import { totpSteps } from './TotpSetup.variants.ts';

const meta = {
  title: 'Patterns/Account/TotpSetup',
  component: TotpSetup,
  args: {
    state: totpFixtures.scan,
    onBegin: fn(),
    onCancel: fn(),
    onSubmit: fn((event: FormEvent) => event.preventDefault()),
    code: { name: 'code', onChange: fn() },
    onSaveCodes: fn(),
    onCodesKept: fn(),
    onDisable: fn(),
  },
  argTypes: {
    state: { options: totpSteps, mapping: totpFixtures, control: 'inline-radio' },
    code: { control: false },
    alert: { control: false },
    failure: { control: false },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
} satisfies Meta<typeof TotpSetup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The key can be scanned, opened on this phone, or typed; a code of six digits confirms it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Key for the authenticator app' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'open the app' })).toHaveAttribute('href', totpFixtures.scan.uri);
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '287082{Enter}');
    await expect(args.code.onChange).toHaveBeenCalledTimes(6);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const Off: Story = {
  args: { state: totpFixtures.off },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up an authenticator' }));
    await expect(args.onBegin).toHaveBeenCalledOnce();
  },
};

export const CodeRefused: Story = {
  args: { code: { error: 'This code is not right. Wait for the next one and try again.' } },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeInvalid(),
};

export const Confirming: Story = { args: { isPending: true } };

/** They go only after their owner said that they are kept. */
export const RecoveryCodes: Story = {
  args: { state: totpFixtures.codes },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: 'Recovery codes' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a file' }));
    await expect(args.onSaveCodes).toHaveBeenCalledWith(totpFixtures.codes.codes);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onCodesKept).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have saved my recovery codes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onCodesKept).toHaveBeenCalledOnce();
  },
};

/** Taking it away is asked for once more. */
export const On: Story = {
  args: { state: totpFixtures.on },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn the authenticator off' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Turn the authenticator off?' }));
    await expect(args.onDisable).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Turn off' }));
    await expect(args.onDisable).toHaveBeenCalledOnce();
  },
};

export const FewCodesLeft: Story = { args: { state: { ...totpFixtures.on, codesLeft: 1 } } };

export const NoCodesLeft: Story = { args: { state: { ...totpFixtures.on, codesLeft: 0 } } };

export const Refused: Story = {
  args: { state: totpFixtures.on, alert: <Alert tone="negative" title="There is no connection." code="NETWORK" /> },
};

export const Loading: Story = { args: { state: undefined } };

export const Failed: Story = { args: { failure: <StateView kind="error" level={3} onRetry={fn()} /> } };

/** At the least width of a page. */
export const Cramped: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap={10}>
      {totpSteps.map((step) => (
        <TotpSetup key={step} {...args} state={totpFixtures[step]} />
      ))}
    </Stack>
  ),
};
