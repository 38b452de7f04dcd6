import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SmsCodeButton } from '../SmsCodeButton/SmsCodeButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';
import { oneTimeCodeLengths } from './OneTimeCodeField.variants.ts';

const meta = {
  title: 'Inputs/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: 'Code from the message', onChange: fn(), onComplete: fn() },
  argTypes: {
    length: { options: oneTimeCodeLengths, control: 'inline-radio' },
    end: { control: false },
    description: { control: 'text' },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}>{Story()}</div>],
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One field to the keyboard and to screen readers; the phone knows what belongs into it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from the message' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('12a345');
    await expect(field).toHaveValue('12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('67');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const Playground: Story = {
  args: { description: 'Sent to +855 12 *** 678. Good for 5 minutes.', isRequired: true },
};

/** A paste may hold spaces, words and digits of another script. */
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('Your code: ១២៣ 456');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
  },
};

/** Digits stand in their cells, also in right-to-left. */
export const InItsCells: Story = {
  args: { defaultValue: '123456' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(getComputedStyle(field).direction).toBe('ltr');
    const cells = field.closest('div')?.previousElementSibling?.children ?? [];
    const [first, second] = [...cells].map((cell) => cell.getBoundingClientRect());
    const pitch = (second?.left ?? 0) - (first?.left ?? 0);
    const style = getComputedStyle(field);
    // the width of a digit is that of another face until ours is there
    await document.fonts.ready;
    const letter = document.createElement('canvas').getContext('2d');
    if (letter) letter.font = style.font;
    const advance = (letter?.measureText('1').width ?? 0) + Number.parseFloat(style.letterSpacing);
    await expect(Math.abs(advance - pitch)).toBeLessThan(0.5);
  },
};

export const Invalid: Story = {
  args: { defaultValue: '000000', error: 'This code is not right. Check the message and try again.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This code is not right. Check the message and try again.');
  },
};

/** What sends the code stands in the same line, or below it. */
export const WithSendButton: Story = {
  args: { length: 4, end: <SmsCodeButton onSend={() => {}} /> },
};

/** On a phone nothing covers the cells while the countdown runs: why the button waits is a line below. */
export const WaitsForNext: Story = {
  args: { end: <SmsCodeButton onSend={() => {}} deadline={Date.now() + 3_600_000} /> },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.hover(button);
    const box = canvas.getByRole('textbox').getBoundingClientRect();
    const reason = canvas.getByText(/You can ask for another one when the time is up/).getBoundingClientRect();
    await expect(reason.top).toBeGreaterThanOrEqual(Math.max(box.bottom, button.getBoundingClientRect().bottom));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Digits that only their owner knows are not shown. */
export const Secret: Story = {
  args: { label: 'Withdrawal password', isSecret: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Withdrawal password');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await userEvent.click(field);
    await userEvent.keyboard('៤02 817');
    await expect(field).toHaveValue('402817');
    await expect(args.onComplete).toHaveBeenCalledWith('402817');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** Eight digits at the least width of a page. */
export const Cramped: Story = {
  args: { length: 8, defaultValue: '12345678', end: <SmsCodeButton onSend={() => {}} /> },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      {oneTimeCodeLengths.map((length) => (
        <OneTimeCodeField key={length} label={`${length} digits`} length={length} defaultValue="1234" />
      ))}
      <OneTimeCodeField label="Wrong" defaultValue="000000" error="This code is not right." isRequired />
      <OneTimeCodeField label="Secret" isSecret defaultValue="1234" />
      <OneTimeCodeField label="Waits" isDisabled end={<SmsCodeButton onSend={() => {}} />} />
    </Stack>
  ),
};
