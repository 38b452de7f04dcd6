import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard, Megaphone, Settings } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { ConsoleLayout } from './ConsoleLayout.tsx';

const meta = {
  title: 'Patterns/Console/ConsoleLayout',
  component: ConsoleLayout,
  args: {
    name: 'Mekong console',
    note: 'Demo merchant · KHR',
    mark: <BrandMark />,
    groups: [
      {
        key: 'overview',
        items: [{ key: 'overview', label: 'Overview', glyph: LayoutDashboard, href: '#overview', isCurrent: true }],
      },
      {
        key: 'content',
        title: 'Content',
        items: [
          {
            key: 'announcements',
            label: 'Announcements',
            glyph: Megaphone,
            href: '#announcements',
            badge: { count: 2, label: '2 drafts' },
          },
        ],
      },
      {
        key: 'system',
        title: 'System',
        items: [{ key: 'settings', label: 'Settings', glyph: Settings, href: '#settings' }],
      },
    ],
    barStart: <Tag tone="accent">Demo</Tag>,
    search: { label: 'Search members and pages', onOpen: fn() },
    barEnd: <Avatar name="borey" size="sm" />,
    children: <PageHeader title="Overview" text="Sunday 22 November" />,
  },
  argTypes: Object.fromEntries(
    ['mark', 'groups', 'barStart', 'search', 'barEnd', 'children'].map((name) => [name, { control: false }]),
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ConsoleLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page that is open is marked in the menu; its search opens by a key too. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.search?.onOpen).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { tags: ['picture'], parameters: { pictureWidths: [390, 1280] } };

/** Rows that are dealt with one by one. */
function Queue() {
  const [rows, setRows] = useState(['Boats', 'Lanterns', 'Moon']);
  return (
    <Stack as="ul" gap={2}>
      {rows.map((row) => (
        <li key={row}>
          <Button onClick={() => setRows(rows.filter((other) => other !== row))}>{row}</Button>
        </li>
      ))}
    </Stack>
  );
}

/** A button that is gone once it was pressed leaves the focus to what stands in its place, the last one to the page. */
export const KeptFocus: Story = {
  args: { children: <Queue /> },
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole('button', { name });
    row('Boats').focus();
    for (const next of ['Lanterns', 'Moon']) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(row(next)).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
