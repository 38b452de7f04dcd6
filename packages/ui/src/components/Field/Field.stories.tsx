import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldBox, fieldInput } from '../../styles/field.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Field, type FieldProps } from './Field.tsx';

const input: FieldProps['children'] = (control) => (
  <div className={fieldBox}>
    <input className={fieldInput} {...control} />
  </div>
);

const meta = {
  title: 'Inputs/Field',
  component: Field,
  args: { label: 'Username', children: input },
  argTypes: { children: { control: false }, description: { control: 'text' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}>{Story()}</div>],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { description: '6 to 12 letters and digits', isRequired: true } };

/** The control is described by the error first, then by the description. */
export const Invalid: Story = {
  args: { error: 'This username is taken.', description: '6 to 12 letters and digits', isRequired: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Username' });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('This username is taken. 6 to 12 letters and digits');
  },
};

export const HiddenLabel: Story = { args: { isLabelHidden: true } };

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <Field {...args} />
      <Field {...args} isRequired description="6 to 12 letters and digits" />
      <Field {...args} error="This username is taken." />
    </Stack>
  ),
};
