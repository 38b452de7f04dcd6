import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import { quickSearchFixtures, quickSearchStartFixtures } from './QuickSearch.fixtures.ts';
import { QuickSearch, type QuickSearchProps } from './QuickSearch.tsx';
import { QuickSearchPanel } from './QuickSearchPanel.tsx';

/** A page with the button that opens it; the field keeps what is typed. */
function Opened({ open: start, text: first, onTextChange, onOpenChange, ...props }: QuickSearchProps) {
  const [open, setOpen] = useState(start);
  const [text, setText] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <QuickSearch
        {...props}
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
        }}
        text={text}
        onTextChange={(next) => {
          onTextChange(next);
          setText(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/Games/QuickSearch',
  component: QuickSearch,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    text: '',
    onTextChange: fn(),
    groups: quickSearchFixtures,
    onChoose: fn(),
  },
  argTypes: { groups: { control: false }, notice: { control: false }, footer: { control: false } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof QuickSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Search games, providers and pages' });
const activeOption = async () => document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '');

/** The field has the focus; arrows move a mark through the list, round its ends; Enter takes what is marked. */
export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect((await field()).getAttribute('aria-activedescendant')).toBeNull();
    await userEvent.keyboard('lotus');
    await expect(await activeOption()).toHaveTextContent('Lotus Fortune');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await activeOption()).toHaveTextContent('Lotus Garden');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(await activeOption()).toHaveTextContent('Promotions');
    await expect(await activeOption()).toHaveAttribute('aria-selected', 'true');
    await expect(await field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ href: '/promotions' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Every result is a link: the mouse's other buttons and keys work on it, and the focus stays in the field. */
export const ByMouse: Story = {
  args: { text: 'lotus' },
  play: async ({ args }) => {
    const link = await screen.findByRole('option', { name: /Lotus Fortune/ });
    await expect(link).toHaveAttribute('href', '/game?node=1');
    await userEvent.hover(link);
    await expect(link).toHaveAttribute('aria-selected', 'true');
    // what the browser does with it is not for a test
    link.addEventListener('click', (event) => event.preventDefault());
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(await field()).toHaveFocus();
  },
};

/** Before anything is typed: earlier searches and popular games. Enter takes nothing that was not chosen. */
export const Start: Story = {
  args: { groups: quickSearchStartFixtures },
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ label: 'naga' }));
  },
};

/** What was looked for is marked, letters with their signs as one, and never read as markup. */
export const Marked: Story = {
  args: {
    text: 'មាស <b',
    groups: [
      {
        key: 'games',
        title: 'Games',
        results: [
          { key: '1', label: 'ត្រីមាស', note: 'Tidal', href: '/game?node=1' },
          { key: '2', label: '<b>Gold</b>', note: 'Tidal', href: '/game?node=2' },
        ],
      },
    ],
  },
  play: async () => {
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.querySelector('mark')?.textContent)).toEqual(['មាស', '<b']);
    await expect(options[1]).toHaveTextContent('<b>Gold</b>');
  },
};

/** The answer to what was typed is on its way: Enter waits for it. */
export const Stale: Story = {
  args: { text: 'naga', isStale: true },
  render: function Waiting(args) {
    const [isStale, setStale] = useState(true);
    return (
      <QuickSearch
        {...args}
        isStale={isStale}
        footer={<Button onClick={() => setStale(false)}>The answer comes</Button>}
      />
    );
  },
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'The answer comes' }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ label: 'Lotus Fortune' }));
  },
};

export const Loading: Story = {
  args: { text: 'lotus', groups: undefined },
  play: async () => expect(await screen.findByRole('listbox')).toHaveAttribute('aria-busy', 'true'),
};

/** How many were found is said to who cannot see it. */
export const Announced: Story = {
  args: { text: 'lotus' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    await expect(within(dialog).getByRole('status')).toHaveTextContent('6 results');
  },
};

/** Nothing was found: popular games are offered, and Enter takes none of them by itself. */
export const Empty: Story = {
  args: {
    text: 'xyzzy',
    groups: quickSearchStartFixtures.slice(1).map((group) => ({ ...group, isSuggestion: true })),
    notice: (
      <StateView
        kind="empty"
        size="section"
        title="Nothing found for “xyzzy”"
        description="Check the spelling or try a shorter word."
      />
    ),
  },
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(within(await screen.findByRole('dialog')).getByRole('status')).toHaveTextContent('0 results');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { text: 'lotus', groups: quickSearchFixtures.slice(2), notice: <StateView kind="offline" onRetry={fn()} /> },
};

/** The field with its results alone. */
export const FieldWithResults: Story = {
  render: ({ open: _open, onOpenChange: _change, ...args }) => (
    <div style={{ maxInlineSize: 480 }}>
      <QuickSearchPanel {...args} text="lotus" />
    </div>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } }, args: { text: 'gold' } };

export const Playground: Story = { tags: ['picture'], args: { text: 'lotus' } };
