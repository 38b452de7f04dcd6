import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../../internal/controlled.tsx';
import { selectVariants } from '../Select/Select.variants.ts';
import { Stack } from '../Stack/Stack.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

// days gone by: the mark of today would be another one in each picture
const presets = [
  { label: 'Today', from: '2024-06-20', to: '2024-06-20' },
  { label: '7 days', from: '2024-06-14', to: '2024-06-20' },
  { label: '30 days', from: '2024-05-22', to: '2024-06-20' },
];

const Controlled = controlled(DateRangePicker);

const meta = {
  title: 'Inputs/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Days',
    value: { from: '2024-06-14', to: '2024-06-20' },
    presets,
    min: '2023-06-21',
    max: '2024-06-20',
    onValueChange: fn(),
  },
  argTypes: {
    presets: { control: false },
    value: { control: false },
    variant: { options: selectVariants, control: 'inline-radio' },
    description: { control: 'text' },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}>{Story()}</div>],
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All by keyboard: two days are marked in the calendar, and taken over by the button. Escape leaves all as it was. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Days' });
    await userEvent.tab();
    await expect(trigger).toHaveTextContent('7 days');
    await userEvent.keyboard('{ArrowDown}');
    // by its label: the roles of all days of two months are worked out otherwise
    const last = await screen.findByLabelText(/Last available date/);
    last.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    // the library goes on to the day after the first one that is marked
    await userEvent.keyboard('{ArrowUp}{Enter}');
    // whoever has no mouse goes on from the day that was marked last
    await expect(document.activeElement?.closest('[role=grid]')).not.toBeNull();
    await userEvent.click(screen.getByText('Apply'));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2024-05-31', to: '2024-06-06' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('May 31, 2024 – Jun 6, 2024');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Apply');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = { args: { variant: 'filter' } };

/** One press chooses the usual ranges. */
export const Presets: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('button', { name: '30 days' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2024-05-22', to: '2024-06-20' });
  },
};

/** More days than one question may have are not taken over, and it is said why. */
export const TooLong: Story = {
  args: { value: { from: '2024-03-20', to: '2024-06-20' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const [day] = await screen.findAllByRole('spinbutton', { name: /^day, From/ });
    day?.focus();
    await userEvent.keyboard('19');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled());
    await expect(screen.getByText('At most 93 days')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The calendar over the page, with the days in force. */
export const Open: Story = {
  tags: ['picture'],
  // as high as the calendar, which scrolls where there is less room
  decorators: [(Story) => <div style={{ minBlockSize: 600 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('grid');
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <DateRangePicker {...args} description="At most 93 days" />
      <DateRangePicker {...args} label="ថ្ងៃ" value={{ from: '2024-06-01', to: '2024-06-08' }} />
      <DateRangePicker {...args} error="There are no bets on these days." />
      <DateRangePicker {...args} isDisabled />
      <div>
        <DateRangePicker {...args} variant="filter" />
      </div>
    </Stack>
  ),
};
