import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Flame, Heart, Sparkles } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';
import { tabsVariants } from './Tabs.variants.ts';

const methods = [
  { value: 'password', label: 'Password' },
  { value: 'sms', label: 'SMS code' },
];
const filters = [
  { value: 'all', label: 'All', count: 1280 },
  { value: 'hot', label: 'Hot', icon: Flame, count: 24 },
  { value: 'new', label: 'New', icon: Sparkles },
  { value: 'recent', label: 'Recent', icon: Clock },
  { value: 'favourites', label: 'Favourites', icon: Heart },
];

function Switched({ value: start, onValueChange, tabs, ...props }: TabsProps<string>) {
  const [value, setValue] = useState(start);
  return (
    <Tabs
      {...props}
      tabs={tabs}
      value={value}
      onValueChange={(chosen) => {
        onValueChange(chosen);
        setValue(chosen);
      }}
    >
      Panel of {value}
    </Tabs>
  );
}

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs<string>,
  args: { label: 'Log in with', tabs: methods, value: 'password', onValueChange: fn(), children: null },
  argTypes: { variant: { options: tabsVariants, control: 'inline-radio' }, children: { control: false } },
  render: (args) => <Switched {...args} />,
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop in the tab order; arrows choose, and the panel is the next stop. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Password' })).toHaveFocus();
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'SMS code' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledWith('sms');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'SMS code' })).toHaveFocus();
  },
};

export const Playground: Story = {};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const WithIconsAndCounts: Story = {
  args: { tabs: filters, value: 'all', variant: 'plain', label: 'Show' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'All 1,280' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Favourites' })).toHaveFocus();
  },
};

/** Keys pass over a tab that cannot be chosen. */
export const OneDisabled: Story = {
  args: {
    tabs: [...methods, { value: 'qr', label: 'QR code', isDisabled: true }, { value: 'passkey', label: 'Passkey' }],
    value: 'sms',
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Passkey' })).toHaveFocus();
  },
};

/** Where the row is too long, tabs go on in a second line: all of them are seen. */
export const Cramped: Story = {
  args: { tabs: filters, value: 'all', variant: 'plain', label: 'Show' },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    await expect(row.scrollWidth).toBe(row.clientWidth);
    const edge = row.getBoundingClientRect();
    for (const tab of canvas.getAllByRole('tab')) {
      const { left, right } = tab.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(edge.right + 1);
      await expect(left).toBeGreaterThanOrEqual(edge.left - 1);
    }
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 560px)', gap: 24 }}>
      {tabsVariants.map((variant) => (
        <div key={variant} style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
          <Tabs label={variant} variant={variant} tabs={filters} value="hot" onValueChange={() => {}}>
            Panel of hot
          </Tabs>
          <Tabs
            label={`${variant}, full width`}
            variant={variant}
            tabs={methods}
            value="password"
            onValueChange={() => {}}
            isFullWidth
          >
            Panel of password
          </Tabs>
        </div>
      ))}
    </div>
  ),
};
