import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, ArrowRight, RotateCw } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { khmerFixtures, walletFixtures } from './VendorWallets.fixtures.ts';
import { type VendorWalletCard, VendorWallets } from './VendorWallets.tsx';

const onBring = fn();

/** With what the wallet page puts into each card. */
const withActions = (wallets: readonly VendorWalletCard[]): VendorWalletCard[] =>
  wallets.map((wallet) => ({
    ...wallet,
    refresh: <IconButton icon={RotateCw} label={`Refresh ${wallet.name}`} size="sm" />,
    actions: (
      <>
        {!wallet.state && (
          <Button size="sm" icon={ArrowRight} onClick={() => onBring(wallet.key)}>
            Bring money
          </Button>
        )}
        {wallet.balance !== '0.0000' && (
          <Button size="sm" variant="ghost" icon={ArrowLeft}>
            Bring back
          </Button>
        )}
      </>
    ),
  }));

const meta = {
  title: 'Patterns/Wallet/VendorWallets',
  component: VendorWallets,
  args: { label: 'Wallets at providers', currency: 'KHR', wallets: withActions(walletFixtures) },
  argTypes: { wallets: { control: false } },
} satisfies Meta<typeof VendorWallets>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each card is an item of a list, named by its provider, and its buttons are reached one after the other. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[2]).toHaveTextContent('Under maintenance');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh Mekong' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onBring).toHaveBeenCalledWith('HOUSE');
  },
};

/** Until they are known. */
export const Loading: Story = { args: { wallets: undefined } };

/** Newer balances are on their way. */
export const Updating: Story = {
  args: { wallets: withActions(walletFixtures).map((wallet) => ({ ...wallet, isUpdating: true })) },
};

export const Khmer: Story = { args: { label: 'កាបូបនៅអ្នកផ្គត់ផ្គង់', wallets: withActions(khmerFixtures) } };

export const Playground: Story = { tags: ['picture'], parameters: { pictureWidths: [390, 880] } };
