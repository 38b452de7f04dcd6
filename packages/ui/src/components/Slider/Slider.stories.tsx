import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { controlled } from '../../internal/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Slider } from './Slider.tsx';

const Controlled = controlled(Slider);

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  args: { label: 'Volume', value: 60, step: 5, onValueChange: fn(), formatValue: (value) => `${value}%` },
  argTypes: { marks: { control: false }, description: { control: 'text' } },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}>{Story()}</div>],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

const difficulty = [
  { value: 0, label: 'Off' },
  { value: 13, label: 'Usual' },
  { value: 26, label: 'Hard' },
];

/** The value is read with its unit; steps and ends are the browser's. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole<HTMLInputElement>('slider', { name: 'Volume' });
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await expect(handle).toHaveAttribute('aria-valuetext', '60%');
    await fireEvent.change(handle, { target: { value: '83' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(85);
    await expect(handle).toHaveAttribute('aria-valuetext', '85%');
    await expect(canvas.getByText('85%')).toBeVisible();
    await fireEvent.change(handle, { target: { value: '400' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100);
  },
};

export const Playground: Story = { args: { description: 'Of sounds and music in all games' } };

/** A mark stands below the handle when its value is set; those at the ends keep inside. */
export const Marks: Story = {
  args: { label: 'Difficulty', value: 13, max: 26, step: 1, marks: difficulty, formatValue: String },
  play: async ({ canvas }) => {
    const middleOf = (element: HTMLElement): number => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    const handle = canvas.getByRole('slider');
    await expect(Math.abs(middleOf(canvas.getByText('Usual')) - middleOf(handle))).toBeLessThan(1);
    const track = handle.getBoundingClientRect();
    for (const name of ['Off', 'Hard']) {
      const { left, right } = canvas.getByText(name).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(track.left - 0.5);
      await expect(right).toBeLessThanOrEqual(track.right + 0.5);
    }
  },
};

/** More lies towards the end of the line. */
export const Direction: Story = {
  args: { label: 'Difficulty', value: 26, max: 26, step: 1, marks: difficulty, formatValue: String },
  play: async ({ canvas }) => {
    const isRtl = document.documentElement.dir === 'rtl';
    const [least, most] = ['Off', 'Hard'].map((name) => canvas.getByText(name).getBoundingClientRect().left);
    await expect((least ?? 0) < (most ?? 0)).toBe(!isRtl);
    await expect(getComputedStyle(canvas.getByRole('slider')).direction).toBe(isRtl ? 'rtl' : 'ltr');
  },
};

/** It keeps its value, and says why it cannot be moved. */
export const Disabled: Story = {
  args: { isDisabled: true, description: 'Sound is off.' },
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('slider');
    await expect(handle).toBeDisabled();
    await expect(handle).toHaveAccessibleDescription('Sound is off.');
  },
};

export const Invalid: Story = {
  args: { error: 'At least 20% on this device.', value: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeInvalid();
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription('At least 20% on this device.');
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <Slider {...args} description="Of sounds and music in all games" />
      <Slider {...args} label="កម្រិតសំឡេង" value={0} />
      <Slider {...args} label="Difficulty" value={26} max={26} step={1} marks={difficulty} formatValue={undefined} />
      <Slider {...args} value={10} error="At least 20% on this device." />
      <Slider {...args} isDisabled />
    </Stack>
  ),
};
