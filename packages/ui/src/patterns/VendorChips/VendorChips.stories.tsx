import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { vendorFixtures } from './VendorChips.fixtures.ts';
import { VendorChips } from './VendorChips.tsx';

const hrefFor = (chosen: readonly string[]): string => (chosen.length > 0 ? `/rng?vendor=${chosen.join(',')}` : '/rng');

const meta = {
  title: 'Patterns/Games/VendorChips',
  component: VendorChips,
  args: { vendors: vendorFixtures(5), values: [], hrefFor, onValuesChange: fn() },
  argTypes: { vendors: { control: false }, kinds: { control: false } },
} satisfies Meta<typeof VendorChips>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every chip is an address: it adds its vendor to the choice. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All providers' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: /Sunbird/ })).toHaveAttribute('href', '/rng?vendor=V0');
    await expect(canvas.queryByRole('button', { name: 'More providers' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All providers' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Sunbird/ })).toHaveFocus();
  },
};

/** Several at once; a chosen one leads to the page without it. */
export const Several: Story = {
  args: { values: ['V0', 'V2'] },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('link', { name: /House Studio/ });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    await expect(chosen).toHaveAttribute('href', '/rng?vendor=V0');
    await expect(canvas.getByRole('link', { name: /Pearl Play/ })).toHaveAttribute('href', '/rng?vendor=V0,V2,V1');
    await expect(canvas.getByRole('link', { name: 'All providers' })).not.toHaveAttribute('aria-current');
  },
};

const forty = vendorFixtures(40);

function Chosen({ onValuesChange, ...args }: ComponentProps<typeof VendorChips>) {
  const [chosen, setChosen] = useState(args.values);
  return (
    <VendorChips
      {...args}
      values={chosen}
      onValuesChange={(choice) => {
        onValuesChange(choice);
        setChosen(choice);
      }}
    />
  );
}

/** Of forty vendors a dozen stand in the line; the sheet has all of them and a search. */
export const Forty: Story = {
  args: { vendors: forty, values: ['V30'] },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(14);
    const more = canvas.getByRole('button', { name: 'More providers' });
    await userEvent.click(more);
    const sheet = within(await screen.findByRole('dialog', { name: 'Providers' }));
    await expect(sheet.getAllByRole('checkbox')).toHaveLength(40);
    await userEvent.type(sheet.getByRole('searchbox'), 'orchid');
    await expect(sheet.getAllByRole('checkbox')).toHaveLength(4);
    await userEvent.click(sheet.getByRole('checkbox', { name: /Orchid 2/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show games' }));
    await expect(args.onValuesChange).toHaveBeenCalledWith(['V30', 'V13']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
    await expect(canvas.getByRole('link', { name: /Orchid 2/ })).toHaveAttribute('aria-current', 'true');
  },
};

/** Escape leaves the choice as it was; a search without a find says so. */
export const SheetLeft: Story = {
  args: { vendors: forty },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More providers' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Providers' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /Kite 3/ }));
    await userEvent.type(sheet.getByRole('searchbox'), 'zzz');
    await expect(sheet.getByText('No provider has this name')).toBeVisible();
    // the first Escape empties the search, the second closes
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValuesChange).not.toHaveBeenCalled();
  },
};

/** A kind of games beside the vendors. */
export const WithKind: Story = {
  args: { kinds: [{ key: 'cons', label: 'More games', href: '/rng?kind=cons', isSelected: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'More games' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'All providers' })).not.toHaveAttribute('aria-current');
  },
};

/** A line that is too long moves by its buttons, in either reading direction; the chosen one is brought into view. */
export const Long: Story = {
  args: { vendors: forty, values: ['V39'] },
  decorators: [(Story) => <div style={{ inlineSize: 640 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('list');
    const chip = canvas.getByRole('link', { name: /Tidal 4/ });
    await waitFor(() => expect(Math.abs(line.scrollLeft)).toBeGreaterThan(100));
    await waitFor(() =>
      expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(line.getBoundingClientRect().right + 1),
    );
    const before = Math.abs(line.scrollLeft);
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous providers' }));
    await waitFor(() => expect(Math.abs(line.scrollLeft)).toBeLessThan(before));
  },
};

/** Khmer and Arabic names keep their ends or lose them, never the line. */
export const LongNames: Story = {
  args: {
    vendors: [
      { ...forty[0]!, name: 'ក្រុមហ៊ុនល្បែងទន្លេមេគង្គពណ៌មាសដ៏អស្ចារ្យ' },
      { ...forty[1]!, name: 'استوديو الألعاب الذهبية على ضفاف النهر العظيم' },
      ...forty.slice(2, 5),
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
};

/** How many games each has is not known yet. */
export const WithoutCounts: Story = {
  args: { vendors: vendorFixtures(5).map((vendor) => ({ ...vendor, count: undefined })) },
};

/** Skeletons in the height of the line. */
export const Loading: Story = { args: { vendors: undefined } };

export const Playground: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [1280] },
  args: { vendors: forty, values: ['V1', 'V2'] },
};
