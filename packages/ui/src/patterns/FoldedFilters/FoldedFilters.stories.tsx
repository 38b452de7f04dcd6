import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FoldedFilters } from './FoldedFilters.tsx';

const states = [
  { value: '*', label: 'State: all' },
  { value: 'REVIEW', label: 'In review' },
];

const meta = {
  title: 'Patterns/Console/FoldedFilters',
  component: FoldedFilters,
  args: {
    label: 'Filters',
    count: 2,
    countLabel: 'In use: 2',
    search: <SearchField label="Order, payment or user name" value="" onValueChange={fn()} />,
    children: (
      <>
        <Select variant="filter" label="State" value="REVIEW" options={states} onValueChange={fn()} />
        <TextField variant="filter" label="Currency" defaultValue="KHR" />
        <TextField variant="filter" label="Amount from" />
        <TextField variant="filter" label="Amount up to" />
        <TextField variant="filter" label="Method or provider" />
      </>
    ),
  },
  argTypes: { search: { control: false }, children: { control: false } },
} satisfies Meta<typeof FoldedFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where there is room, all fields stand in lines of one height. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heights = [
      canvas.getByRole('combobox', { name: 'State' }),
      ...[canvas.getByRole('searchbox'), ...canvas.getAllByRole('textbox')].map((input) => input.parentElement),
    ].map((part) => part?.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** On a phone the button opens them; Escape closes the list of a field first, then the fields, and leads back to the button. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: 'Filters In use: 2' });
    if (!button) return;
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const state = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.click(state);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(state).toBeVisible();
    state.focus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(state).not.toBeVisible();
  },
};

/** In a window they close first, from their button and from one inside them; the window by the next press of Escape. */
export const InAWindow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: function InAWindow(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog open={isOpen} onOpenChange={setOpen} title="Payments">
        <FoldedFilters {...args} />
      </Dialog>
    );
  },
  play: async () => {
    const window = await screen.findByRole('dialog', { name: 'Payments' });
    const button = within(window).queryByRole('button', { name: 'Filters In use: 2' });
    if (!button) return;
    for (const from of [() => button, () => within(window).getByRole('combobox', { name: 'State' })]) {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      from().focus();
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Playground: Story = { tags: ['picture'], parameters: { pictureWidths: [390] } };
