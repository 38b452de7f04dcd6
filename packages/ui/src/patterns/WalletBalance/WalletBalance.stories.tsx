import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownToLine } from 'lucide';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { partFixtures } from './WalletBalance.fixtures.ts';
import { WalletBalance } from './WalletBalance.tsx';

const meta = {
  title: 'Patterns/Wallet/WalletBalance',
  component: WalletBalance,
  args: {
    label: 'Balance',
    amount: '934500.0000',
    currency: 'KHR',
    parts: partFixtures,
    actions: (
      <ButtonLink href="#deposit" variant="primary" icon={ArrowDownToLine}>
        Deposit
      </ButtonLink>
    ),
  },
  argTypes: { parts: { control: false }, actions: { control: false } },
} satisfies Meta<typeof WalletBalance>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each part has its amount and its reason; the bar is only seen. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Ready to use', 'In open bets', 'Bonus']);
    const shares = [...(canvasElement.querySelector('div[aria-hidden]')?.children ?? [])];
    const widths = shares.map((share) => share.getBoundingClientRect().width);
    await expect(widths[0]).toBeGreaterThan(widths[2] ?? 0);
    await expect(widths[2]).toBeGreaterThan(widths[1] ?? 0);
  },
};

/** All of it can be used: there is nothing to split. */
export const OnePart: Story = {
  args: { parts: partFixtures.slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('term')).not.toBeInTheDocument(),
};

export const Loading: Story = { args: { amount: undefined, parts: undefined } };

export const Updating: Story = { args: { isUpdating: true } };

export const Playground: Story = { tags: ['picture'], parameters: { pictureWidths: [390, 880] } };
