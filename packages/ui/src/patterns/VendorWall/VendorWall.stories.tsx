import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vendorWallFixtures } from './VendorWall.fixtures.ts';
import { VendorWall } from './VendorWall.tsx';

const meta = {
  title: 'Patterns/Games/VendorWall',
  component: VendorWall,
  args: { title: 'Providers', vendors: vendorWallFixtures(18) },
  argTypes: { vendors: { control: false } },
} satisfies Meta<typeof VendorWall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tile is one link to the vendor's games; a vendor in maintenance says so in words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(18);
    await expect(links[0]).toHaveAttribute('href', '/providers/V0');
    await expect(links[3]).toHaveAccessibleName(/Maintenance/);
  },
};

export const Few: Story = { args: { vendors: vendorWallFixtures(2) } };

export const Empty: Story = {
  args: { vendors: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Playground: Story = { tags: ['picture'], args: { vendors: vendorWallFixtures(7) } };
