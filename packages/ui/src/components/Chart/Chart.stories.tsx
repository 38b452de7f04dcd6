import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { Chart } from './Chart.tsx';
import { chartVariants } from './Chart.variants.ts';

const stakes = [41, 32, 21, 14, 10, 16, 31, 48, 62, 75, 89, 106, 130, 143, 82];
const payouts = [22, 14, 11, 7, 6, 10, 14, 29, 35, 51, 56, 75, 82, 102, 62];
const hours = stakes.map((_, hour) => `${String(hour).padStart(2, '0')}:00`);

const meta = {
  title: 'Data/Chart',
  component: Chart,
  args: {
    label: 'Stakes and payouts today',
    categoryLabel: 'Hour',
    categories: hours.map((label) => ({ key: label, label })),
    series: [
      { key: 'stakes', label: 'Stakes', values: stakes },
      { key: 'payouts', label: 'Payouts', values: payouts },
    ],
    formatValue: (value) => `${value}k`,
    isLastRunning: true,
  },
  argTypes: {
    variant: { options: chartVariants, control: 'inline-radio' },
    categories: { control: false },
    series: { control: false },
    formatValue: { control: false },
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its slider goes through the categories, by keys or by touch. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Stakes and payouts today' });
    await expect(slider).toHaveAttribute('aria-valuetext', '14:00, Stakes 82k, Payouts 62k');
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '00:00, Stakes 41k, Payouts 22k');
  },
};

export const Playground: Story = { tags: ['picture'] };

export const Line: Story = { args: { variant: 'line' }, tags: ['picture'] };

/** A value below zero goes down from the line. */
export const BelowZero: Story = {
  args: {
    label: 'Result by day',
    categoryLabel: 'Day',
    categories: ['Mon', 'Tue', 'Wed', 'Thu'].map((label) => ({ key: label, label })),
    series: [{ key: 'result', label: 'Result', values: [12, -4, 7, -9] }],
    isLastRunning: false,
  },
};

/** The same values for those who want the figures. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
    const table = canvas.getByRole('table', { name: 'Stakes and payouts today' });
    await expect(table).toHaveTextContent('13:00');
    await expect(canvas.getAllByRole('row')).toHaveLength(hours.length + 1);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
