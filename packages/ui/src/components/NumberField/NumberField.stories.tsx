import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../internal/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { NumberField } from './NumberField.tsx';

const Controlled = controlled(NumberField);

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  args: { label: 'Rounds', value: '10', min: '1', max: '1000', step: '5', onValueChange: fn() },
  argTypes: { description: { control: 'text' } },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}>{Story()}</div>],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows go from step to step, counted from the least; digits of any language are read. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Rounds' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('11');
    await userEvent.keyboard('{PageUp}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('56');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input, '១២0x');
    await expect(input).toHaveValue('120');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('120');
    await userEvent.type(input, '.00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('120');
    await userEvent.tab();
    await expect(input).toHaveValue('120');
  },
};

export const Playground: Story = { args: { description: '1 to 1,000', isRequired: true } };

/** The buttons do what the arrows do, and stop at both ends. */
export const AtTheEnd: Story = {
  args: { value: '999' },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Increase: Rounds' });
    await userEvent.click(more);
    await expect(canvas.getByRole('textbox')).toHaveValue('1,000');
    await expect(more).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease: Rounds' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('996');
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <NumberField {...args} isRequired description="1 to 1,000" />
      <NumberField {...args} label="ចំនួនជុំ" value="1000" />
      <NumberField {...args} value="4000" error="At most 1,000 rounds." />
      <NumberField {...args} isReadOnly />
      <NumberField {...args} isDisabled />
    </Stack>
  ),
};
