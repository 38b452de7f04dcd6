import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RecordFilters, type RecordFiltersProps } from './RecordFilters.tsx';

const options = (words: readonly string[]) => words.map((label) => ({ value: label.toUpperCase(), label }));
const selects = [
  { key: 'category', label: 'Category', allLabel: 'All categories', options: options(['Slots', 'Live casino']) },
  { key: 'vendor', label: 'Provider', allLabel: 'All providers', options: options(['House Studio', 'Tidal']) },
  { key: 'status', label: 'Result', allLabel: 'All results', options: options(['Won', 'Lost']) },
].map((select) => ({ ...select, value: undefined, onValueChange: fn() }));

/** Keeps what is chosen, as a screen does in its address. */
function Filtered({ selects: given = [], day, onReset, ...props }: RecordFiltersProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string | undefined>>>(() =>
    Object.fromEntries(given.map(({ key, value }) => [key, value])),
  );
  const [date, setDate] = useState(day?.value);
  return (
    <RecordFilters
      {...props}
      selects={given.map((select) => ({
        ...select,
        value: chosen[select.key],
        onValueChange: (value) => setChosen({ ...chosen, [select.key]: value }),
      }))}
      day={
        day && {
          ...day,
          value: date,
          onValueChange: (value) => {
            day.onValueChange(value);
            setDate(value);
          },
        }
      }
      onReset={() => {
        onReset();
        setChosen({});
        setDate(undefined);
      }}
    />
  );
}

const period = { value: { from: '2026-10-01', to: '2026-10-15' }, onValueChange: fn() };

const meta = {
  title: 'Patterns/Records/RecordFilters',
  component: RecordFilters,
  args: { label: 'Filters of the betting record', period, selects, onReset: fn() },
  argTypes: { selects: { control: false }, period: { control: false }, day: { control: false } },
  render: (args) => <Filtered {...args} />,
} satisfies Meta<typeof RecordFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = selects.map((select, index) => ({ ...select, value: index === 0 ? undefined : select.options[1]?.value }));

/** Nothing is on but the days. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const filters = within(canvas.getByRole('group', { name: 'Filters of the betting record' }));
    await expect(filters.getByRole('combobox', { name: 'Category' })).toHaveTextContent('All categories');
    await expect(filters.queryByRole('list')).toBeNull();
  },
};

/** What is on stands below and is taken out by one press; the focus goes to what is left. */
export const Applied: Story = {
  args: { selects: on },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const [provider, result] = within(list).getAllByRole('button');
    await expect(provider).toHaveAccessibleName(/Provider: Tidal/);
    await userEvent.click(provider!);
    await expect(within(list).getAllByRole('button')).toHaveLength(1);
    await expect(result).toHaveFocus();
    await userEvent.click(result!);
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getAllByRole('combobox')[0]).toHaveFocus();
  },
};

/** All of them are taken out at once. */
export const Reset: Story = {
  args: { selects: on },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getAllByRole('combobox')[0]).toHaveFocus();
  },
};

const day = { label: 'Day', value: '2026-11-20', min: '2026-08-24', max: '2026-11-22', onValueChange: fn() };

/** A list of single days: a day is asked for when it is whole and one of the list. */
export const OneDay: Story = {
  args: { label: 'Filters of past draws', period: undefined, selects: [], day, resetLabel: 'All days' },
  play: async ({ canvas }) => {
    const year = (await canvas.findAllByRole('spinbutton')).find(
      (segment) => segment.getAttribute('aria-valuenow') === '2026',
    );
    await userEvent.click(year!);
    await userEvent.keyboard('2025');
    await expect(day.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(await canvas.findByText('Choose a day from Aug 24, 2026 to Nov 22, 2026.')).toBeVisible();
    await userEvent.click(year!);
    await userEvent.keyboard('2026{ArrowLeft}{ArrowUp}');
    await expect(day.onValueChange).toHaveBeenLastCalledWith('2026-11-21');
    await userEvent.click(canvas.getByRole('button', { name: 'All days' }));
    await expect(canvas.queryByRole('button', { name: 'All days' })).toBeNull();
  },
};

const many = options(Array.from({ length: 31 }, (_, index) => `Studio ${index + 1}`));

/** More choices than are read are searched. */
export const ManyChoices: Story = {
  args: { selects: selects.map((select) => (select.key === 'vendor' ? { ...select, options: many } : select)) },
  play: async ({ canvas }) => {
    const provider = canvas.getAllByRole('combobox').find((choice) => choice.textContent === 'All providers');
    await userEvent.click(provider!);
    await userEvent.type(await screen.findByRole('searchbox'), '27');
    await userEvent.click(await screen.findByRole('option', { name: 'Studio 27' }));
    await expect(provider).toHaveTextContent('Studio 27');
  },
};

export const Playground: Story = { tags: ['picture'], args: { selects: on } };
