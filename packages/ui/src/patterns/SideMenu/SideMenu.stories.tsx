import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUp, Gift, LogOut, MessageCircle, ReceiptText, Trophy, Wallet } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { SideMenu, type SideMenuGroup } from './SideMenu.tsx';
import { SideMenuLanguage } from './SideMenuLanguage.tsx';
import { SideMenuTheme } from './SideMenuTheme.tsx';

const signOut = fn();
const groups: SideMenuGroup[] = [
  {
    key: 'wallet',
    title: 'Wallet',
    items: [
      { key: 'withdraw', label: 'Withdraw', glyph: ArrowUp, href: '/member?page=withdraw' },
      {
        key: 'record',
        label: 'Betting record',
        glyph: ReceiptText,
        href: '/member?page=personalHistoryCopy',
        isCurrent: true,
      },
    ],
  },
  {
    key: 'rewards',
    title: 'Rewards',
    items: [
      { key: 'promotions', label: 'Promotions', glyph: Gift, href: '/promotions' },
      {
        key: 'reward',
        label: 'Reward centre',
        glyph: Trophy,
        href: '/member?page=rewardCenter',
        badge: { count: 3, label: '3 rewards to claim' },
      },
    ],
  },
  {
    key: 'help',
    title: 'Help',
    items: [
      { key: 'chat', label: 'Live chat', glyph: MessageCircle, href: 'https://chat.example.org', isExternal: true },
      { key: 'out', label: 'Log out', glyph: LogOut, onSelect: signOut },
    ],
  },
];
const languages = [
  { code: 'KM', nativeName: 'ភាសាខ្មែរ', tag: 'km-KH' },
  { code: 'EN', nativeName: 'English', tag: 'en' },
  { code: 'AR', nativeName: 'العربية', tag: 'ar' },
];
const changeLanguage = fn();

const meta = {
  title: 'Patterns/Shell/SideMenu',
  component: SideMenu,
  args: {
    id: 'side-menu',
    mode: 'column',
    groups,
    lead: (
      <Button variant="soft" icon={Wallet} isFullWidth>
        Deposit
      </Button>
    ),
    end: (
      <>
        <SideMenuLanguage languages={languages} value="EN" onValueChange={changeLanguage} />
        <SideMenuTheme />
      </>
    ),
    onClose: fn(),
  },
  argTypes: { lead: { control: false }, end: { control: false }, groups: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Betting record' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(signOut).toHaveBeenCalled();
  },
};

/** Languages are named in themselves. */
export const Language: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'KM');
    await expect(changeLanguage).toHaveBeenCalledWith('KM');
  },
};

/** One switch for the look of the site; it follows a change made elsewhere. */
export const Theme: Story = {
  play: async ({ canvas }) => {
    const before = document.documentElement.dataset.theme;
    const theme = canvas.getByRole('switch', { name: 'Dark theme' });
    await userEvent.click(theme);
    await expect(document.documentElement.dataset.theme).not.toBe(before);
    await expect(theme).toHaveAttribute('aria-checked', String(before !== 'dark'));
    await userEvent.click(theme);
    await expect(document.documentElement.dataset.theme).toBe(before);
  },
};

/** Over the page on small screens: Escape asks to close it. */
export const Sheet: Story = {
  args: { mode: 'sheet' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Side menu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Playground: Story = { tags: ['picture'] };
