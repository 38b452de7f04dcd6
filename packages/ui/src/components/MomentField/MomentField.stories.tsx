import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../../internal/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { MomentField } from './MomentField.tsx';

const Controlled = controlled(MomentField);

const meta = {
  title: 'Inputs/MomentField',
  component: MomentField,
  args: {
    label: 'Shown from',
    description: 'Times in Asia/Phnom_Penh (GMT+7)',
    timeZone: 'Asia/Phnom_Penh',
    value: '',
    onValueChange: fn(),
  },
  argTypes: { description: { control: 'text' } },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}>{Story()}</div>],
} satisfies Meta<typeof MomentField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed from part to part by the clocks of the zone; half of it is told as it stands, and nothing as nothing. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('group', { name: 'Shown from' });
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    await userEvent.keyboard('112220261430');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-22T07:30:00.000Z');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-22T07:31:00.000Z');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(expect.stringMatching(/^11\/22\/2026, 14:\D+$/)),
    );
    await userEvent.keyboard('31');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-22T07:31:00.000Z'));
  },
};

export const Playground: Story = { args: { value: '2026-11-22T07:30:00.000Z', isRequired: true } };

/** The reader's own zone plays no part: one moment by the clocks of two places, one of them in summer time. */
export const Zones: Story = {
  render: (args) => (
    <Stack>
      <MomentField {...args} value="2026-07-01T12:00:00Z" />
      <MomentField
        {...args}
        value="2026-07-01T12:00:00Z"
        timeZone="Europe/Berlin"
        description="Times in Europe/Berlin (GMT+2)"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const hours = await canvas.findAllByRole('spinbutton', { name: /^hour/ });
    await expect(hours.map(({ textContent }) => textContent)).toEqual(['19', '14']);
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <MomentField {...args} isRequired />
      <MomentField {...args} label="បង្ហាញចាប់ពី" description={undefined} value="2026-11-22T07:30:00Z" />
      <MomentField {...args} value="2020-01-05T00:00:00Z" error="Choose a time that is to come." />
      <MomentField {...args} value="2026-11-22T07:30:00Z" isReadOnly />
      <MomentField {...args} value="2026-11-22T07:30:00Z" isDisabled />
    </Stack>
  ),
};
