import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me for one day', onCheckedChange: fn() },
  argTypes: { label: { control: 'text' }, description: { control: 'text' } },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space and a press on the label do the same. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me for one day' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Remember me for one day'));
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Playground: Story = { args: { defaultChecked: true } };

/** Some of those below are chosen. */
export const Indeterminate: Story = { args: { label: 'All providers', isChecked: 'indeterminate' } };

export const Invalid: Story = {
  args: {
    label: (
      <>
        I am of age and accept the{' '}
        <Link href="#terms" isInText>
          terms of use
        </Link>
      </>
    ),
    error: 'Accept the terms to go on.',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription('Accept the terms to go on.');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultChecked: true } };

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={3}>
      <Checkbox label="Remember me for one day" />
      <Checkbox label="Remember me for one day" defaultChecked />
      <Checkbox label="All providers" isChecked="indeterminate" />
      <Checkbox label="I accept the terms" error="Accept the terms to go on." />
      <Checkbox label="Remember me for one day" defaultChecked isDisabled />
    </Stack>
  ),
};
