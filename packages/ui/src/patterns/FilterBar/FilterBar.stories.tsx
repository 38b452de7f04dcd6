import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { LinkComponentProps } from '../../provider/link.ts';
import { LinkContext } from '../../provider/link.ts';
import { vendorFixtures } from '../VendorChips/VendorChips.fixtures.ts';
import { FilterBar, type FilterOffer } from './FilterBar.tsx';
import { FilterBarVendors } from './FilterBarVendors.tsx';
import { noChoice } from './filter-choice.ts';

const views = (selected = 'All', counts?: readonly number[]) =>
  ['All', 'Hot', 'New', 'Recent', 'Favourites'].map((label, index) => ({
    key: label,
    label,
    href: `/rng?filter=${label}`,
    isSelected: label === selected,
    count: counts?.[index],
  }));

const offer: FilterOffer = {
  features: [
    { value: 'FREE_SPINS', label: 'Free spins', count: 640 },
    { value: 'JACKPOT', label: 'Jackpot', count: 31 },
    { value: 'BUY_FEATURE', label: 'Bonus buy', count: 0 },
    { value: 'MEGAWAYS', label: 'Many ways', count: 85 },
  ],
  volatilities: [
    { value: 'LOW', label: 'Low', count: 120 },
    { value: 'MEDIUM', label: 'Medium', count: 700 },
    { value: 'HIGH', label: 'High', count: 460 },
  ],
  rtps: [94, 95, 96, 97],
  vendors: vendorFixtures(9),
  minBets: [
    { value: '100', label: '៛100' },
    { value: '500', label: '៛500' },
  ],
};

const sorts = [
  { value: 'POPULAR', label: 'Most played' },
  { value: 'NAME', label: 'Name, A to Z' },
] as const;

const meta = {
  title: 'Patterns/Games/FilterBar',
  component: FilterBar<'POPULAR' | 'NAME'>,
  args: {
    views: views(),
    sort: 'POPULAR',
    sorts,
    onSortChange: fn(),
    value: noChoice,
    offer,
    onValueChange: fn(),
    countOf: async () => 42,
    search: { label: 'Search games', value: '', onValueChange: fn() },
    applied: [],
    clearHref: '/rng',
    result: '1,280 games',
  },
  argTypes: {
    views: { control: false },
    offer: { control: false },
    applied: { control: false },
    search: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof FilterBar<'POPULAR' | 'NAME'>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Views are addresses; the order is chosen from a list; filters open in a panel that is loaded then. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Sort by' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Name, A to Z' }));
    await expect(args.onSortChange).toHaveBeenCalledWith('NAME');
  },
};

/** By keyboard: open, tick, show. The list changes once. */
export const ChoosesFilters: Story = {
  play: async ({ canvas, args }) => {
    const open = canvas.getByRole('button', { name: 'Filters' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(panel.getByRole('checkbox', { name: /Bonus buy/ })).toBeDisabled();
    await userEvent.click(panel.getByRole('checkbox', { name: /Jackpot/ }));
    await userEvent.click(panel.getByRole('checkbox', { name: /High/ }));
    await userEvent.click(panel.getByRole('combobox', { name: 'At least' }));
    await userEvent.click(await screen.findByRole('option', { name: '96%' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Show 42 games' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith({
      vendors: [],
      features: ['JACKPOT'],
      volatilities: ['HIGH'],
      rtpMin: 96,
      rtpMax: undefined,
      hasClosed: false,
    });
    await waitFor(() => expect(open).toHaveFocus());
  },
};

/** Vendors in the panel of a small screen: the first of them until all are asked for, and no more than the limit at once. */
export const Vendors: Story = {
  render: function Choosing() {
    const [chosen, setChosen] = useState<readonly string[]>(['V7']);
    return <FilterBarVendors vendors={vendorFixtures(9)} values={chosen} limit={2} onValuesChange={setChosen} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Orchid/ }));
    await expect(canvas.getByRole('checkbox', { name: /Sunbird/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Monsoon/ }));
    await expect(canvas.getByRole('checkbox', { name: /Monsoon/ })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Sunbird/ })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'All 9' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(9);
    await expect(canvas.getAllByRole('checkbox')[6]).toHaveFocus();
  },
};

/** Escape leaves all as it was. */
export const PanelLeft: Story = {
  args: { value: { ...noChoice, features: ['JACKPOT'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Filters/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(panel.getByRole('checkbox', { name: /Jackpot/ })).toBeChecked();
    await userEvent.click(panel.getByRole('button', { name: 'Clear' }));
    await expect(panel.getByRole('checkbox', { name: /Jackpot/ })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const on = [
  { key: 'q', label: '“naga”', href: '/rng?without=q' },
  { key: 'jackpot', label: 'Jackpot', href: '/rng?without=jackpot' },
  { key: 'rtp', label: 'Return to player from 96%', href: '/rng?without=rtp' },
];

/** What is on, in words; each goes by itself, and the focus stays among them. */
export const Applied: Story = {
  args: { applied: on, value: { ...noChoice, features: ['JACKPOT'], rtpMin: 96 }, result: '42 games' },
  render: function Removing(args) {
    const [applied, setApplied] = useState(args.applied);
    const Anchor = ({ href, onClick, ...rest }: LinkComponentProps) => (
      <a
        {...rest}
        href={href}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          onClick?.(event);
          event.preventDefault();
          setApplied(applied.filter((filter) => filter.href !== href));
        }}
      />
    );
    return (
      <LinkContext value={Anchor}>
        <FilterBar {...args} applied={applied} />
      </LinkContext>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('42 games')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Remove filter: Jackpot' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Remove filter: Jackpot' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/rng');
  },
};

/** Nothing is left: the way back is in sight. */
export const NoResults: Story = { args: { applied: on, result: 'No games' } };

/** The views are on their way. */
export const Loading: Story = { args: { views: undefined, result: undefined } };

/** Khmer and Arabic words on a narrow screen. */
export const LongWords: Story = {
  args: {
    views: views('All').map((view, index) => ({
      ...view,
      label: ['ទាំងអស់', 'កំពុងពេញនិយម', 'ថ្មីៗ', 'ទើបលេងថ្មីៗនេះ', 'ការចូលចិត្តរបស់ខ្ញុំ'][index] ?? '',
    })),
    applied: [
      { key: 'a', label: 'ការបង្វិលដោយឥតគិតថ្លៃជាមួយនឹងមេគុណដែលកើនឡើង', href: '/rng?a' },
      { key: 'b', label: 'العائد للاعب ابتداءً من ستة وتسعين بالمئة على الأقل', href: '/rng?b' },
    ],
    value: { ...noChoice, features: ['A', 'B'] },
    result: '4 games',
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
};

/** On the narrowest phones the filters are a glyph with their name for screen readers: what is searched is read whole. */
export const Narrowest: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [320] },
  globals: { viewport: { value: 'mobile1' } },
  args: { value: { ...noChoice, vendors: ['V7'] } },
};

export const Playground: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [390, 1280] },
  args: {
    views: views('Hot', [1280, 60, 120, 4, 9]),
    applied: on,
    value: { ...noChoice, features: ['JACKPOT'], rtpMin: 96 },
    result: '42 games',
  },
};
