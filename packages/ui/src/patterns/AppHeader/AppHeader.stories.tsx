import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Search } from 'lucide';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { headerItemFixtures } from './AppHeader.fixtures.ts';
import { AppHeader } from './AppHeader.tsx';
import { AppHeaderMember, type AppHeaderMemberProps } from './AppHeaderMember.tsx';
import { AppHeaderVisitor } from './AppHeaderVisitor.tsx';

const visitor = <AppHeaderVisitor onLogin={fn()} onRegister={fn()} />;
const member: AppHeaderMemberProps = {
  name: 'sokha',
  balance: '1284500.0000',
  currency: 'KHR',
  isRefreshing: false,
  onRefresh: fn(),
  action: { label: 'Deposit', icon: Plus, onPress: fn() },
  onOpenMember: fn(),
};

const meta = {
  title: 'Patterns/Shell/AppHeader',
  component: AppHeader,
  args: {
    brand: 'Mekong',
    mark: <BrandMark />,
    items: headerItemFixtures,
    isMenuOpen: true,
    menuId: 'side-menu',
    onToggleMenu: fn(),
    search: <IconButton icon={Search} label="Search" />,
    end: visitor,
  },
  argTypes: {
    mark: { control: false },
    search: { control: false },
    end: { control: false },
    items: { control: false },
    toggleRef: { control: false },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        {Story()}
        <div id="side-menu" />
      </div>
    ),
  ],
} satisfies Meta<typeof AppHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Side menu' }));
    await expect(args.onToggleMenu).toHaveBeenCalledOnce();
  },
};

/** Eleven vendors and the way to the rest; Escape closes and gives the focus back. */
export const VendorsOpen: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.queryByRole('button', { name: 'Providers: Slots' });
    if (!toggle) return; // a narrow screen has these in the side menu
    await userEvent.click(toggle);
    const list = canvas.getByRole('list', { name: 'Providers: Slots' });
    await expect(within(list).getAllByRole('link')).toHaveLength(12);
    await expect(within(list).getByRole('link', { name: 'More' })).toHaveAttribute('href', '/rng');
    await expect(within(list).queryByRole('link', { name: 'Vendor 12' })).toBeNull();
    await userEvent.keyboard('{Tab}{Escape}');
    await waitFor(() => expect(toggle).toHaveFocus());
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
  },
};

/** Hovering an item opens its vendors, and a press on the open ones keeps them; Escape closes them without the focus in them. */
export const VendorsByMouse: Story = {
  play: async ({ canvas }) => {
    const slots = canvas.queryByRole('link', { name: 'Slots' });
    if (!slots) return;
    await userEvent.hover(slots);
    await expect(await canvas.findByRole('list', { name: 'Providers: Slots' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Providers: Slots' }));
    await expect(canvas.getByRole('list', { name: 'Providers: Slots' })).toBeVisible();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Vendor 3' }));
    await expect(canvas.queryByRole('list', { name: 'Providers: Slots' })).toBeNull();
    await userEvent.unhover(slots);
    await userEvent.hover(slots);
    await expect(await canvas.findByRole('list', { name: 'Providers: Slots' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Providers: Slots' })).toBeNull());
  },
};

/** A press beside the open vendors closes them, on the page as in the line, and so does one on the item itself. */
export const VendorsClose: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.queryByRole('button', { name: 'Providers: Slots' });
    if (!toggle) return;
    const stay = (event: Event): void => event.preventDefault();
    document.addEventListener('click', stay, { capture: true });
    const beside = [
      document.body,
      canvas.getByRole('navigation'),
      ...['Promotions', 'Slots'].map((name) => canvas.getByRole('link', { name })),
    ];
    for (const place of beside) {
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(place);
      await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    }
    document.removeEventListener('click', stay, { capture: true });
  },
};

/** Items that do not fit are not lost: "More" has them, and only there can they be reached. */
export const ManyItems: Story = {
  args: {
    items: [
      ...headerItemFixtures,
      ...['Sports', 'Fish', 'Poker', 'Esports', 'Cockfight', 'Bingo of the river', 'Scratch cards'].map((label) => ({
        key: label,
        label,
        href: `/${label.toLowerCase()}`,
      })),
    ],
    end: <AppHeaderMember {...member} onOpenAgent={fn()} />,
  },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'More' });
    await expect(canvas.queryByRole('link', { name: 'Scratch cards' })).toBeNull();
    await userEvent.click(more);
    await expect(canvas.getByRole('link', { name: 'Scratch cards' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
  },
};

export const Member: Story = {
  args: { end: <AppHeaderMember {...member} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,284,500\.00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }));
    await expect(member.onRefresh).toHaveBeenCalled();
  },
};

/** The balance is on its way. */
export const MemberLoading: Story = { args: { end: <AppHeaderMember {...member} balance={undefined} /> } };

/** Nothing has been heard of it for a while: of when it is stands below, a press asks anew. */
export const MemberOutOfDate: Story = {
  args: { end: <AppHeaderMember {...member} asOf={Date.UTC(2026, 10, 22, 5, 2)} /> },
  play: async ({ canvas }) => expect(canvas.getByText(/^As of/)).toHaveTextContent('As of 12:02'),
};

export const Agent: Story = { args: { end: <AppHeaderMember {...member} onOpenAgent={fn()} /> } };

export const Loading: Story = { args: { items: undefined } };

/** A page without a side menu has no toggle for one. */
export const WithoutMenu: Story = {
  render: ({ brand, mark: sign, items, end }) => <AppHeader brand={brand} mark={sign} items={items} end={end} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Side menu' })).toBeNull(),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { end: <AppHeaderMember {...member} /> },
};

export const Playground: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [390, 1280] },
  args: { end: <AppHeaderMember {...member} onOpenAgent={fn()} /> },
};
