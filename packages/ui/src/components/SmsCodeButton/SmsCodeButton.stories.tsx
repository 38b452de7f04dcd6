import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { buttonSizes } from '../Button/Button.variants.ts';
import { Stack } from '../Stack/Stack.tsx';
import { SmsCodeButton, type SmsCodeButtonProps } from './SmsCodeButton.tsx';

/** Sends as an app would: the deadline is set when the answer is there. */
function Sending(props: SmsCodeButtonProps) {
  const [deadline, setDeadline] = useState(props.deadline);
  return (
    <SmsCodeButton
      {...props}
      deadline={deadline}
      onSend={() => {
        props.onSend();
        setDeadline(Date.now() + 60_000);
      }}
    />
  );
}

const meta = {
  title: 'Actions/SmsCodeButton',
  component: SmsCodeButton,
  args: { onSend: fn() },
  argTypes: { size: { options: buttonSizes, control: 'inline-radio' }, deadline: { control: 'date' } },
} satisfies Meta<typeof SmsCodeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press sends; the button counts down, keeps the focus and takes no second press. */
export const Default: Story = {
  render: (args) => <Sending {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: /^Send again in (60|59) s$/ });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Code sent\. You can ask for another one in \d+ seconds\.$/,
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {};

/** The request is under way. */
export const Loading: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A reload finds the countdown where it is by the clock, and says nothing. */
export const Counting: Story = {
  args: { deadline: 0 },
  render: (args) => <SmsCodeButton {...args} deadline={Date.now() + 45_000} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^Send again in 4\d s$/);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The time is up. */
export const ReadyAgain: Story = {
  args: { deadline: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** Nothing to send to yet; whoever comes to the button is told why. */
export const NothingToSendTo: Story = {
  args: { disabledReason: 'Enter your mobile number first.' },
  decorators: [(Story) => <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [button, reason] = [canvas.getByRole('button'), canvas.getByText('Enter your mobile number first.')];
    await expect(button).toHaveAccessibleDescription('Enter your mobile number first.');
    // a line of its own, below the button
    await expect(reason.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack align="start">
      {buttonSizes.map((size) => (
        <SmsCodeButton key={size} {...args} size={size} />
      ))}
      <SmsCodeButton {...args} isPending />
      <SmsCodeButton {...args} deadline={1} />
      <SmsCodeButton {...args} disabledReason="Enter your mobile number first." />
    </Stack>
  ),
};
