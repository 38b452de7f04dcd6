import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';

/** Strokes of the signs that the stories show, on 30 x 40: a face named on a canvas would be the machine's. */
const strokes: Readonly<Record<string, string>> = {
  '8': 'M15 0a9 9 0 1 0 .1 0M15 18a11 11 0 1 0 .1 0',
  K: 'M4 0v40M26 0L4 23M12 15L27 40',
  X: 'M3 0L27 40M27 0L3 40',
  '4': 'M21 40V0L2 28H28',
  M: 'M2 40V0L15 22L28 0V40',
  '2': 'M4 9a11 10 0 1 1 19 9L3 40H27',
  T: 'M2 0H28M15 0V40',
  Q: 'M15 0a13 20 0 1 0 .1 0M18 28L28 42',
};

/** Draws what the gateway would send. */
function drawn(characters: string): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 256, height: 88 });
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.fillStyle = '#efe8da';
  pen.fillRect(0, 0, 256, 88);
  pen.strokeStyle = '#1d4468';
  pen.lineWidth = 7;
  for (const [index, character] of [...characters].entries()) {
    pen.setTransform(1, 0, 0, 1, 32 + index * 50, 22 + (index % 2) * 8);
    pen.stroke(new Path2D(strokes[character]));
  }
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

/** Each press brings another picture, as in an app. */
function Refreshing(props: CaptchaFieldProps) {
  const [text, setText] = useState('8KX4');
  return (
    <CaptchaField
      {...props}
      picture={drawn(text)}
      onRefresh={() => {
        props.onRefresh();
        setText('M2TQ');
      }}
    />
  );
}

const meta = {
  title: 'Inputs/CaptchaField',
  component: CaptchaField,
  args: { picture: drawn('8KX4'), onRefresh: fn(), onChange: fn() },
  argTypes: { alternative: { control: false }, picture: { control: false }, description: { control: 'text' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another picture is asked for at most once a second, and its arrival is said. */
export const Default: Story = {
  render: (args) => <Refreshing {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Characters to type' })).toBeVisible();
    const another = canvas.getByRole('button', { name: 'Another picture' });
    await userEvent.click(another);
    await userEvent.click(another);
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('There is a new picture.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Type the characters in the picture' }), 'm2tq');
    await expect(canvas.getByRole('textbox')).toHaveValue('m2tq');
  },
};

export const Playground: Story = {};

export const Loading: Story = { args: { picture: undefined, isLoading: true } };

/** 120 s are over: the picture is dimmed and says what to do. */
export const Expired: Story = {
  args: { isExpired: true },
  play: async ({ canvas }) => expect(canvas.getByText('Ask for a new picture')).toBeVisible(),
};

export const Invalid: Story = {
  args: { error: 'These are not the characters of the picture. Here is another one.' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeInvalid(),
};

/** Another way for who cannot read a picture. */
export const WithAlternative: Story = {
  args: {
    alternative: (
      <Button variant="ghost" size="sm">
        Log in with an SMS code instead
      </Button>
    ),
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <CaptchaField {...args} />
      <CaptchaField {...args} picture={undefined} isLoading />
      <CaptchaField {...args} isExpired />
      <CaptchaField {...args} error="These are not the characters of the picture." />
    </Stack>
  ),
};
