import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColumn, Gift, Mail, Plus, ReceiptText, ScrollText, Shield, Target, Wallet } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { MemberCentre, type MemberCentreItem } from './MemberCentre.tsx';

const page = (
  key: string,
  label: string,
  glyph: MemberCentreItem['glyph'],
  more: Partial<MemberCentreItem> = {},
): MemberCentreItem => ({
  key,
  label,
  glyph,
  href: `/member?page=${key}`,
  ...more,
});
const items = [
  page('securityCenter', 'My account', Shield),
  page('transferFund', 'My wallet', Wallet),
  page('depositv2', 'Deposit', Plus),
  page('personalHistoryCopy', 'Betting record', ScrollText, { isCurrent: true }),
  page('transactionHistory', 'Account record', ReceiptText),
  page('personalProfit', 'Personal loss', ChartColumn),
  page('bonusDetails', 'Bonus details', Gift),
  page('missionLeaderboard', 'Missions', Target, { badge: { count: 2, label: '2 missions to claim' } }),
  page('messageV2', 'Messages', Mail, { badge: { count: 5, label: '5 unread messages' } }),
];

const meta = {
  title: 'Patterns/MemberCentre',
  component: MemberCentre,
  args: {
    name: 'sokha_88',
    rank: 'VIP 3',
    items,
    onClose: fn(),
    children: (
      <>
        <Heading level={1}>Betting record</Heading>
        <Text>What the page holds.</Text>
      </>
    ),
  },
  argTypes: { items: { control: false }, children: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MemberCentre>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape leaves the centre, and so does its button. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Betting record' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {};

/** A member without a rank, and a name that is too long for its place. */
export const LongName: Story = { args: { name: 'a_member_with_a_very_long_name_2026', rank: undefined } };

/** The menu is a line that scrolls within itself. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Matrix: Story = { tags: ['picture'] };
