import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../../internal/controlled.tsx';
import { selectVariants } from '../Select/Select.variants.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ComboBox } from './ComboBox.tsx';

const options = [
  { value: 'ACLEDA', label: 'ACLEDA Bank', code: 'AC' },
  { value: 'ABA', label: 'ABA Bank', code: 'AB' },
  { value: 'CANADIA', label: 'Canadia Bank', code: 'CA' },
  { value: 'KHMER', label: 'ធនាគារខ្មែរ', code: 'KH', hint: 'Phnom Penh' },
  { value: 'SATHAPANA', label: 'Sathapana Bank', code: 'SA', isDisabled: true },
  { value: 'WING', label: 'Wing Bank', code: 'WI' },
] as const;

const Controlled = controlled(ComboBox<string>);

const meta = {
  title: 'Inputs/ComboBox',
  component: ComboBox<string>,
  args: { label: 'Bank', options, value: undefined, onValueChange: fn() },
  argTypes: {
    options: { control: false },
    variant: { options: selectVariants, control: 'inline-radio' },
    description: { control: 'text' },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}>{Story()}</div>],
} satisfies Meta<typeof ComboBox<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All by keyboard: an arrow opens, letters search, arrows move, Enter chooses, Escape leaves everything as it was. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Bank' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('bank');
    const focused = () => document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(focused()).toHaveTextContent('ACLEDA Bank'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(focused()).toHaveTextContent('Canadia Bank'));
    await userEvent.keyboard('{ArrowDown}');
    // what cannot be chosen is passed over
    await waitFor(() => expect(focused()).toHaveTextContent('Wing Bank'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('WING');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Wing Bank');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Wing Bank', selected: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {
  args: { value: 'ABA', description: 'The account must be in your name.', isRequired: true },
};

/** A press chooses; what is not there is said, and all come back when the search is cleared. */
export const Searching: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const search = await screen.findByRole('searchbox');
    await userEvent.type(search, 'atlantis');
    await waitFor(() => expect(screen.getByText('Nothing fits your search.')).toBeVisible());
    await userEvent.clear(search);
    await userEvent.click(await screen.findByRole('option', { name: 'ABA Bank' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('ABA');
  },
};

/** The list over the page, with the choice in force. */
export const Open: Story = {
  tags: ['picture'],
  args: { value: 'ABA' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('option', { selected: true });
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <ComboBox {...args} isRequired description="The account must be in your name." />
      <ComboBox {...args} label="ធនាគារ" value="KHMER" />
      <ComboBox {...args} error="Choose your bank." />
      <ComboBox {...args} value="WING" isDisabled />
      <div>
        <ComboBox {...args} variant="filter" value="ABA" />
      </div>
    </Stack>
  ),
};
