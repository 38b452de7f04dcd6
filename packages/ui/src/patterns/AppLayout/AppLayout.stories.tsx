import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { footerLinkFixtures, footerVendorFixtures } from '../AppFooter/AppFooter.fixtures.ts';
import { AppFooter } from '../AppFooter/AppFooter.tsx';
import { headerItemFixtures } from '../AppHeader/AppHeader.fixtures.ts';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { AppHeaderVisitor } from '../AppHeader/AppHeaderVisitor.tsx';
import { gameFixtures } from '../GameCard/GameCard.fixtures.ts';
import { GameRail } from '../GameRail/GameRail.tsx';
import { AppLayout } from './AppLayout.tsx';

const meta = {
  title: 'Patterns/Shell/AppLayout',
  component: AppLayout,
  args: {
    header: (
      <AppHeader
        brand="Mekong"
        mark={<BrandMark />}
        items={headerItemFixtures}
        isMenuOpen={false}
        menuId="content"
        onToggleMenu={fn()}
        end={<AppHeaderVisitor onLogin={fn()} onRegister={fn()} />}
      />
    ),
    children: (
      <>
        <Heading level={1}>Water Festival</Heading>
        <GameRail title="Hot games" games={gameFixtures(6)} />
      </>
    ),
    footer: (
      <AppFooter
        allVendorsHref="/providers"
        vendors={footerVendorFixtures(6)}
        links={footerLinkFixtures}
        brand="Mekong"
        year={2026}
        minAge={18}
      />
    ),
  },
  argTypes: Object.fromEntries(
    ['header', 'menu', 'children', 'footer', 'thumbBar'].map((name) => [name, { control: false }]),
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AppLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first stop of the Tab key leads past the navigation. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

export const Playground: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [390, 1280] },
};
