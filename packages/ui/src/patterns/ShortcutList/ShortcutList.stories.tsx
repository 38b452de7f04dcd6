import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ShortcutList, type ShortcutListGroup, type ShortcutListProps } from './ShortcutList.tsx';

const groups: readonly ShortcutListGroup[] = [
  {
    key: 'site',
    title: 'Anywhere',
    entries: [
      { key: 'search', label: 'Search games, providers and pages', combinations: [['Mod', 'K'], ['/']] },
      { key: 'keys', label: 'Show this list', combinations: [['?']] },
    ],
  },
  {
    key: 'search',
    title: 'In search results',
    entries: [
      { key: 'move', label: 'Move through the results', combinations: [['ArrowUp'], ['ArrowDown']] },
      { key: 'open', label: 'Open the result', combinations: [['Enter']] },
    ],
  },
];

function Holder({ hasSingleKeys: first, onSingleKeysChange, ...props }: ShortcutListProps) {
  const [areOn, setOn] = useState(first);
  return (
    <ShortcutList
      {...props}
      hasSingleKeys={areOn}
      onSingleKeysChange={(next) => {
        setOn(next);
        onSingleKeysChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Shell/ShortcutList',
  component: ShortcutList,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    groups,
    isApple: false,
    hasSingleKeys: true,
    onSingleKeysChange: fn(),
  },
  argTypes: { groups: { control: false } },
  render: (args) => <Holder {...args} />,
} satisfies Meta<typeof ShortcutList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Single characters can be switched off; the list goes on without them. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(within(dialog).getByText('Ctrl')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Single-character shortcuts' }));
    await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false);
    await expect(within(dialog).getAllByText('Off'), 'search has another key').toHaveLength(1);
    await expect(within(dialog).queryByText('Slash')).toBeNull();
    await expect(within(dialog).queryByText('Question mark')).toBeNull();
  },
};

/** Keys have the signs that are printed on them, and words for screen readers. */
export const Apple: Story = {
  args: { isApple: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('⌘')).toBeVisible());
    await expect(within(dialog).getByText('Command')).toBeInTheDocument();
  },
};

export const SingleKeysOff: Story = { tags: ['picture'], args: { hasSingleKeys: false } };

export const Playground: Story = { tags: ['picture'] };
