import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, Clock, Gift, Heart, LogOut, Ticket, Trophy, Wallet } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from './Icon.tsx';
import { iconSizes } from './Icon.variants.ts';

const meta = {
  title: 'Data/Icon',
  component: Icon,
  args: { glyph: Wallet },
  argTypes: { size: { options: iconSizes, control: 'inline-radio' }, glyph: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration beside a word: hidden from screen readers. */
export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', label: 'Wallet' } };

/** Alone it needs a name. */
export const WithName: Story = { args: { label: 'Wallet' } };

/** Chevrons and arrows turn round in right-to-left; clocks and trophies do not. */
export const Mirrored: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      {Object.entries({ ChevronRight, LogOut, Clock, Trophy }).map(([name, glyph]) => (
        <Icon key={name} glyph={glyph} />
      ))}
    </div>
  ),
};

/** The nearest direction counts: code and pictures run from left to right on every page. */
export const MirroredByNearest: Story = {
  render: () => (
    <div dir="rtl" data-testid="rtl">
      <Icon glyph={ChevronRight} />
      <span dir="ltr" data-testid="ltr">
        <Icon glyph={ChevronRight} />
      </span>
    </div>
  ),
  play: async ({ canvas }) => {
    const turn = (id: string): number | undefined => {
      const glyph = canvas.getByTestId(id).querySelector(':scope > svg');
      return glyph ? new DOMMatrix(getComputedStyle(glyph).transform).a : undefined;
    };
    await expect([turn('rtl'), turn('ltr')]).toEqual([-1, 1]);
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {iconSizes.map((size) => (
        <div key={size} style={{ display: 'flex', gap: 12 }}>
          {Object.entries({ Wallet, Gift, Heart, Ticket, Trophy, ChevronRight }).map(([name, glyph]) => (
            <Icon key={name} glyph={glyph} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};
