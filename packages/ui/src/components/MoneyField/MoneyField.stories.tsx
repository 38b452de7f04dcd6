import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../internal/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { MoneyField } from './MoneyField.tsx';

const Controlled = controlled(MoneyField);

const quickAmounts = ['10000', '50000', '100000', '500000'];

const meta = {
  title: 'Inputs/MoneyField',
  component: MoneyField,
  args: {
    label: 'Amount',
    currency: 'KHR',
    value: '',
    min: '10000',
    max: '400000',
    step: '1000',
    quickAmounts,
    onValueChange: fn(),
  },
  argTypes: { quickAmounts: { control: false }, description: { control: 'text' } },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}>{Story()}</div>],
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The amount is text from the first digit to the last: what is typed is kept to the cent, and grouped when the field is left. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.tab();
    await userEvent.keyboard('123456789012345.679');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123456789012345.67');
    await userEvent.tab();
    await expect(input).toHaveValue('123,456,789,012,345.67');
    await expect(getComputedStyle(input).direction).toBe('ltr');
  },
};

export const Playground: Story = { args: { description: 'From ៛10,000 to ៛400,000', isRequired: true } };

/** One press fills the amount in; what is more than allowed cannot be pressed. Arrows go on from there. */
export const QuickAmounts: Story = {
  play: async ({ canvas, args }) => {
    const chip = canvas.getByRole('button', { name: '៛ 50,000' });
    await userEvent.click(chip);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('50000');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: '៛ 500,000' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}{PageDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('41000');
    await expect(canvas.getByRole('textbox')).toHaveValue('41000');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('41,000');
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <MoneyField {...args} value="50000.0000" isRequired description="From ៛10,000 to ៛400,000" />
      <MoneyField
        {...args}
        label="ចំនួនទឹកប្រាក់"
        currency="USD"
        value="12.5"
        quickAmounts={['10', '20', '50']}
        min="1"
        max="500"
      />
      <MoneyField {...args} value="900000" error="At most ៛400,000." quickAmounts={[]} />
      <MoneyField {...args} value="50000" isReadOnly />
      <MoneyField {...args} value="50000" isDisabled />
    </Stack>
  ),
};
