import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, House, LayoutGrid, UserRound, Wallet } from 'lucide';
import { expect } from 'storybook/test';
import { BottomBar } from './BottomBar.tsx';

const items = [
  { key: 'home', label: 'Home', href: '/', glyph: House, isCurrent: true },
  { key: 'games', label: 'Games', href: '/hot', glyph: LayoutGrid },
  { key: 'promotions', label: 'Promos', href: '/promotions', glyph: Gift },
  { key: 'wallet', label: 'Wallet', href: '/member?page=transferFund', glyph: Wallet },
  { key: 'me', label: 'Me', href: '/member', glyph: UserRound },
];

const meta = {
  title: 'Patterns/Shell/BottomBar',
  component: BottomBar,
  args: { items },
  argTypes: { items: { control: false } },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The place where the visitor is says so to everyone, not by colour alone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [home] = canvas.queryAllByRole('link', { name: 'Home' });
    if (home) await expect(home).toHaveAttribute('aria-current', 'page');
  },
};

/** Long words wrap within their fifth. */
export const LongLabels: Story = {
  args: { items: items.map((item) => ({ ...item, label: `${item.label} and more` })) },
};

export const Playground: Story = { tags: ['picture'] };
