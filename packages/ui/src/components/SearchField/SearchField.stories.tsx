import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Holder(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: { label: 'Search games and providers', value: '', onValueChange: fn(), onSubmit: fn() },
  render: (args) => <Holder {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as what it is called; Enter asks, Escape empties, the cross empties and leads back into the field. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search games and providers' });
    await expect(input).toHaveAttribute('size', String(args.label.length));
    await userEvent.type(input, 'naga{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('naga');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'lotus');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const Playground: Story = { args: { value: 'naga' } };

/** The key / leads here, but types itself while somebody writes elsewhere. */
export const WithShortcut: Story = {
  args: { hasShortcut: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    // again, until somebody listens: nothing else tells that the page has been painted
    await waitFor(async () => {
      await userEvent.keyboard('/');
      expect(input).toHaveFocus();
    });
    await userEvent.keyboard('1/2');
    await expect(input).toHaveValue('1/2');
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      <SearchField label="Find a downline" value="" onValueChange={fn()} />
      <SearchField label="Find a downline" value="sokha" onValueChange={fn()} />
      <SearchField label="Search games and providers" value="" onValueChange={fn()} hasShortcut />
    </Stack>
  ),
};
