import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { type FilterChip, FilterChips } from './FilterChips.tsx';
import { filterChipsVariants } from './FilterChips.variants.ts';

const names = [
  'All providers',
  'Sunbird',
  'Pearl Play',
  'House Studio',
  'Orchid',
  'Kite',
  'Delta 9',
  'Saffron',
  'Monsoon',
  'Lumen',
  'Cardroom',
  'Matchday',
  'Tidal',
  'Moonrise',
];
const vendors = (count: number, selected = 0): FilterChip[] =>
  names.slice(0, count).map((label, index) => ({
    key: label,
    label,
    href: index === 0 ? '/rng' : `/rng?vendor=${index}`,
    isSelected: index === selected,
  }));

const meta = {
  title: 'Patterns/Games/FilterChips',
  component: FilterChips,
  args: { label: 'Providers', chips: vendors(4) },
  argTypes: { variant: { options: filterChipsVariants, control: 'inline-radio' }, chips: { control: false } },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen one says so, and each is an address. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All providers' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Sunbird' })).toHaveAttribute('href', '/rng?vendor=1');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Playground: Story = {};

/** More than fit: the row scrolls, and a button shows all. */
export const Many: Story = {
  args: { chips: vendors(14) },
  decorators: [(Story) => <div style={{ inlineSize: 640 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const height = list.clientHeight;
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await expect(list.clientHeight).toBeGreaterThan(height);
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(list.clientHeight).toBe(height);
  },
};

/** The chosen filter is brought into view. */
export const SelectedFarAway: Story = {
  args: { chips: vendors(14, 12) },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'Tidal' });
    await waitFor(() => {
      const chip = link.getBoundingClientRect();
      expect(chip.left).toBeGreaterThanOrEqual(row.left);
      expect(chip.right).toBeLessThanOrEqual(row.right);
    });
  },
};

/** Skeletons in the height of the row. */
export const Loading: Story = { args: { chips: undefined } };

/** How many there are with each. */
export const WithCounts: Story = {
  args: { chips: vendors(4).map((chip, index) => ({ ...chip, count: 1280 - index * 300 })) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'All providers 1,280' })).toBeVisible(),
};

export const Plain: Story = {
  args: {
    label: 'Show',
    variant: 'plain',
    chips: ['All', 'Hot', 'New', 'Recent', 'Favourites'].map((label, index) => ({
      key: label,
      label,
      href: `/rng?view=${label.toLowerCase()}`,
      isSelected: index === 0,
    })),
  },
};

/** The last one is on, and counts come when it is in sight: it is wholly in sight afterwards, before the line fades. */
export const LastChosen: Story = {
  render: (args) => {
    const [hasCounts, setCounts] = useState(false);
    const chips = vendors(6, 5).map((chip) => ({ ...chip, count: hasCounts ? 12_345 : undefined }));
    return (
      <div style={{ inlineSize: 320 }}>
        <FilterChips {...args} chips={chips} />
        <Button onClick={() => setCounts(true)}>Count</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'More' });
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    const last = await canvas.findByRole('link', { name: /Kite.*12,345/ });
    const line = canvas.getByRole('list').getBoundingClientRect();
    const fade = 31;
    await waitFor(() => {
      const { left, right } = last.getBoundingClientRect();
      const isRightToLeft = getComputedStyle(last).direction === 'rtl';
      expect(isRightToLeft ? left - line.left : line.right - right).toBeGreaterThanOrEqual(fade);
    });
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 640 }}>
      <FilterChips label="Providers" chips={vendors(14)} />
      <FilterChips label="Show" variant="plain" chips={vendors(5, 1)} />
    </div>
  ),
};
