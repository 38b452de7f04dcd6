import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footerLinkFixtures, footerVendorFixtures } from './AppFooter.fixtures.ts';
import { AppFooter } from './AppFooter.tsx';

const meta = {
  title: 'Patterns/Shell/AppFooter',
  component: AppFooter,
  args: {
    vendors: footerVendorFixtures(8),
    allVendorsHref: '/providers',
    links: footerLinkFixtures,
    brand: 'Mekong',
    year: 2026,
    minAge: 18,
  },
  argTypes: { vendors: { control: false }, links: { control: false } },
} satisfies Meta<typeof AppFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Safer play' })).toHaveAttribute('href', '/help/safer-play'),
};

/** A mark leads to the page of its vendor. */
export const Vendors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vendor 3' })).toHaveAttribute('href', '/providers/V2');
    await expect(canvas.getByRole('link', { name: 'All providers' })).toHaveAttribute('href', '/providers');
  },
};

/** A licence stands beside the name of who runs the site. */
export const Licensed: Story = {
  args: { licence: 'Licence 2026/118 of the Gaming Commission of the River Provinces' },
  play: async ({ canvas }) => expect(canvas.getByText(/^© 2026 Mekong · Licence 2026\/118/)).toBeVisible(),
};

export const Playground: Story = { tags: ['picture'] };
