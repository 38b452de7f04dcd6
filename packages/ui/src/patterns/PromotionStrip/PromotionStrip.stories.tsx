import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { coverFixture } from '../GameCard/GameCard.fixtures.ts';
import { PromotionStrip, type StripPromotion } from './PromotionStrip.tsx';

const titles = [
  'One million riel of play money for everybody who is new',
  'Water Festival: 128% on your first deposit',
  'VIP week',
  'Daily draw: a ticket for each hundred bets',
];
const promotions: readonly StripPromotion[] = titles.map((title, index) => ({
  id: String(index),
  title,
  reward: index === 0 ? '1,000,000 play riel' : undefined,
  href: `/promotions?id=${index}`,
  imageUrl: coverFixture(index),
  note: index === 1 ? <DateTime value="2026-11-30T16:59:00.000Z" /> : undefined,
}));

const meta = {
  title: 'Patterns/Content/PromotionStrip',
  component: PromotionStrip,
  args: { promotions, seeAllHref: '/promotions' },
  argTypes: { promotions: { control: false } },
} satisfies Meta<typeof PromotionStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each card is one link to its terms, named by its title. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'VIP week' })).toHaveAttribute('href', '/promotions?id=2');
    await expect(canvas.getByRole('link', { name: /promotions/i })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { promotions: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};

export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: 340 }}>{Story()}</div>] };

export const Playground: Story = { tags: ['picture'] };
