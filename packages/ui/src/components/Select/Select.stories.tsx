import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dices, Fish, Spade, Trophy } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Select, type SelectProps } from './Select.tsx';
import { selectVariants } from './Select.variants.ts';

const categories = [
  { value: 'live', label: 'Live casino', icon: Spade },
  { value: 'slots', label: 'Slots', icon: Dices },
  { value: 'fish', label: 'Fish', icon: Fish, isDisabled: true },
  { value: 'sports', label: 'Sports', icon: Trophy },
];

function Chosen({ value: start, onValueChange, ...props }: SelectProps<string>) {
  const [value, setValue] = useState(start);
  return (
    <Select
      {...props}
      value={value}
      onValueChange={(chosen) => {
        onValueChange(chosen);
        setValue(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/Select',
  component: Select<string>,
  args: { label: 'Category', options: categories, value: 'live', onValueChange: fn() },
  argTypes: { variant: { options: selectVariants, control: 'inline-radio' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 320, minBlockSize: 320 }}>{Story()}</div>],
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const active = (): string | null | undefined =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Keys open, move past what is disabled and choose; the focus never leaves the field. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toBe('Live casino'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(active()).toBe('Sports'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('sl{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('slots');
    await expect(field).toHaveTextContent('Slots');
    await expect(field).toHaveFocus();
  },
};

export const Playground: Story = {};

/** The page behind stays usable and readable, and a press elsewhere closes the list. */
export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.click(field);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Live casino' })).toBeVisible());
    await expect(screen.getByRole('option', { name: 'Live casino' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(field);
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Category' })).toBeVisible());
    await expect(field.closest('[aria-hidden=true], [inert]')).toBeNull();
    await userEvent.hover(screen.getByRole('option', { name: 'Sports' }));
    await waitFor(() => expect(active()).toBe('Sports'));
  },
};

export const Nothing: Story = { args: { value: undefined, isRequired: true } };

export const WithError: Story = {
  args: { value: undefined, error: 'Choose a category.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Category' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose a category.');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** In a bar over a table the value says what it is; the label is only read. */
export const Filter: Story = {
  args: { variant: 'filter' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Category' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sports' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('sports');
  },
};

/** Many choices scroll inside; the active one is in sight. */
export const ManyOptions: Story = {
  args: {
    options: Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Vendor ${index + 1}` })),
    value: '30',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active()).toBe('Vendor 60'));
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const last = screen.getByRole('option', { name: 'Vendor 60' }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(list.bottom);
    await expect(list.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** In a dialog Escape closes the list first, and the dialog only when pressed again. */
export const InDialog: Story = {
  render: function Form(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Edit</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Edit contract" size="sm">
          <Chosen {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Category' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sports' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('sports');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit contract' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {selectVariants.map((variant) => (
        <Inline key={variant}>
          <Select {...args} variant={variant} label={`${variant}, chosen`} />
          <Select {...args} variant={variant} label={`${variant}, nothing`} value={undefined} />
          <Select {...args} variant={variant} label={`${variant}, disabled`} isDisabled />
        </Inline>
      ))}
    </div>
  ),
};
