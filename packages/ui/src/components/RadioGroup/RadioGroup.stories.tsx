import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../internal/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { radioGroupOrientations } from './RadioGroup.variants.ts';

const options = [
  { value: 'daily', label: 'Every day', description: 'The limit begins anew at midnight, Phnom Penh time.' },
  { value: 'weekly', label: 'Every week' },
  { value: 'monthly', label: 'Every month', isDisabled: true },
  { value: 'never', label: 'No limit' },
] as const;

type Limit = (typeof options)[number]['value'];

const Controlled = controlled(RadioGroup<Limit>);

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup<Limit>,
  args: { label: 'Limit of deposits', options, value: 'daily', onValueChange: fn() },
  argTypes: {
    options: { control: false },
    orientation: { options: radioGroupOrientations, control: 'inline-radio' },
    description: { control: 'text' },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup<Limit>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop of Tab; arrows choose, go round, and pass over what cannot be chosen. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const first = canvas.getByRole('radio', { name: 'Every day' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('The limit begins anew at midnight, Phnom Penh time.');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('never');
    await expect(canvas.getByRole('radio', { name: 'No limit' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.click(canvas.getByText('Every week'));
    await expect(canvas.getByRole('radio', { name: 'Every week' })).toBeChecked();
  },
};

export const Playground: Story = { args: { orientation: 'horizontal', isRequired: true } };

/** The choice that a form focuses. */
const focused = createRef<HTMLInputElement>();

/** Nothing is chosen yet: the first choice takes the focus, that of a form too, and stays unchosen. */
export const Invalid: Story = {
  args: { value: undefined, error: 'Choose a limit.', isRequired: true, ref: focused },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Limit of deposits' });
    await expect(group).toHaveAccessibleDescription('Choose a limit.');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Every day' })).toHaveFocus();
    focused.current?.blur();
    focused.current?.focus();
    await expect(canvas.getByRole('radio', { name: 'Every day' })).toHaveFocus();
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      {radioGroupOrientations.map((orientation) => (
        <RadioGroup key={orientation} {...args} orientation={orientation} />
      ))}
      <RadioGroup
        {...args}
        label="កម្រិតប្រាក់បញ្ញើ"
        options={[
          { value: 'daily', label: 'រាល់ថ្ងៃ', description: 'កម្រិតចាប់ផ្តើមឡើងវិញនៅពាក់កណ្តាលអធ្រាត្រ ម៉ោងភ្នំពេញ។' },
          { value: 'weekly', label: 'រាល់សប្តាហ៍' },
        ]}
      />
      <RadioGroup {...args} value={undefined} error="Choose a limit." isRequired />
      <RadioGroup {...args} isDisabled />
    </Stack>
  ),
};
