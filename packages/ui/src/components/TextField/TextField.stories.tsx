import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone, User } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';
import { textFieldVariants } from './TextField.variants.ts';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Username', onChange: fn() },
  argTypes: {
    variant: { options: textFieldVariants, control: 'inline-radio' },
    icon: { control: false },
    end: { control: false },
    description: { control: 'text' },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the label leads into the field. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Username'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('sokha_88');
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('sokha_88');
  },
};

export const Playground: Story = { args: { icon: User, description: '6 to 12 letters and digits', isRequired: true } };

export const Invalid: Story = {
  args: { icon: User, defaultValue: 'so', error: 'A username has 6 to 12 letters and digits.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('A username has 6 to 12 letters and digits.');
  },
};

/** Account names and phones keep their order in right-to-left. */
export const LeftToRightContent: Story = {
  args: { label: 'Mobile', type: 'tel', inputMode: 'tel', dir: 'ltr', icon: Phone, defaultValue: '+855 12 345 678' },
};

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'sokha_88' } };

/** Over a table: as high as the choices beside it, its label is read and stands in it while nothing is typed. */
export const Filter: Story = {
  args: { variant: 'filter', label: 'Currency' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Currency' })).toHaveAttribute('placeholder', 'Currency');
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'sokha_88' } };

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      <TextField label="Username" placeholder="sokha_88" icon={User} isRequired />
      <TextField label="Username" defaultValue="sokha_88" description="6 to 12 letters and digits" />
      <TextField label="Username" defaultValue="so" icon={User} error="A username has 6 to 12 letters and digits." />
      <TextField label="Amount" defaultValue="50,000" end="KHR" dir="ltr" />
      <TextField label="Username" defaultValue="sokha_88" isDisabled />
    </Stack>
  ),
};
