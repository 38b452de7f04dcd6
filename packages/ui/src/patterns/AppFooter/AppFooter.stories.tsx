import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footerLinkFixtures, footerVendorFixtures } from './AppFooter.fixtures.ts';
import { AppFooter } from './AppFooter.tsx';

const meta = {
  title: 'Patterns/Shell/AppFooter',
  component: AppFooter,
  args: { vendors: footerVendorFixtures(12), links: footerLinkFixtures, brand: 'Mekong', year: 2026, minAge: 18 },
  argTypes: { vendors: { control: false }, links: { control: false } },
} satisfies Meta<typeof AppFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Safer play' })).toHaveAttribute('href', '/help/safer-play'),
};

/** More vendors than there is room for: 18 marks and no more. */
export const ManyVendors: Story = {
  args: { vendors: footerVendorFixtures(26) },
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole('list');
    await expect(list?.children).toHaveLength(18);
  },
};

/** A licence stands beside the name of who runs the site. */
export const Licensed: Story = {
  args: { licence: 'Licence 2026/118 of the Gaming Commission of the River Provinces' },
  play: async ({ canvas }) => expect(canvas.getByText(/^© 2026 Mekong · Licence 2026\/118/)).toBeVisible(),
};

export const Playground: Story = { tags: ['picture'] };
