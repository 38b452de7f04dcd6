import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../internal/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DateField } from './DateField.tsx';

const Controlled = controlled(DateField);

const meta = {
  title: 'Inputs/DateField',
  component: DateField,
  args: { label: 'Date of birth', value: '', max: '2008-11-22', onValueChange: fn() },
  argTypes: { description: { control: 'text' } },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}>{Story()}</div>],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed from part to part, in the order of the language; arrows step. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('group', { name: 'Date of birth' });
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    await userEvent.keyboard('02172001');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2001-02-17');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2002-02-17');
  },
};

export const Playground: Story = {
  args: { value: '1990-04-14', description: 'As it stands in your passport', isRequired: true },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <DateField {...args} isRequired description="As it stands in your passport" />
      <DateField {...args} label="ថ្ងៃខែឆ្នាំកំណើត" value="1990-04-14" />
      <DateField {...args} value="2012-01-05" error="You must be at least 18 years old." />
      <DateField {...args} value="1990-04-14" isReadOnly />
      <DateField {...args} value="1990-04-14" isDisabled />
    </Stack>
  ),
};
