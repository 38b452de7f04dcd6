import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { memberCentreFixtures } from './MemberCentre.fixtures.ts';
import { MemberCentre } from './MemberCentre.tsx';
import { MemberCentreDialog } from './MemberCentreDialog.tsx';

const rows = ['Lotus Fortune', 'River Baccarat A', 'Mekong 5/45', 'Naga Catch', 'Derby Night'].map((game, index) => ({
  game,
  stake: `${(index + 1) * 2500}.0000`,
  net: index % 2 ? `-${(index + 1) * 2500}.0000` : `${(index + 2) * 11000}.0000`,
}));

const record = (
  <>
    <Inline justify="space-between">
      <Heading level={1}>Betting record</Heading>
      <Button>CSV</Button>
    </Inline>
    <Tabs
      label="Period"
      value="today"
      onValueChange={() => undefined}
      tabs={[
        { value: 'today', label: 'Today' },
        { value: 'week', label: '7 days' },
        { value: 'month', label: '30 days' },
      ]}
    >
      <Table
        caption="Betting record"
        rows={rows}
        rowKey={({ game }) => game}
        columns={[
          { key: 'game', header: 'Game', cell: ({ game }) => game, priority: 'high' },
          { key: 'stake', header: 'Stake', cell: ({ stake }) => <Money amount={stake} />, align: 'end' },
          { key: 'net', header: 'Net', cell: ({ net }) => <Money amount={net} tone="outcome" />, align: 'end' },
        ]}
        footer={<Pagination page={1} pageSize={7} total={5} label="Pages of the betting record" />}
      />
    </Tabs>
  </>
);

const meta = {
  title: 'Patterns/Account/MemberCentre',
  component: MemberCentre,
  args: { name: 'sokha_88', rank: 'VIP 3', items: memberCentreFixtures, onClose: fn(), children: record },
  argTypes: { items: { control: false }, children: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof MemberCentre>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pages stand in their order, with what waits in them; Escape leaves the centre, and so does its button. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Member centre' }));
    const names = menu.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names.map((name) => name?.replace(/\d.*/, ''))).toEqual(
      memberCentreFixtures.map(({ label }) => label),
    );
    await expect(menu.getByRole('link', { name: 'Betting record' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Missions 2 missions to claim' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** What is open above takes Escape first. */
export const EscapeClosesTheDialogFirst: Story = {
  render: function WithDialog(args) {
    const [open, setOpen] = useState(true);
    return (
      <MemberCentre {...args}>
        <Dialog open={open} onOpenChange={setOpen} title="Bet details">
          Round 20261121-88213
        </Dialog>
      </MemberCentre>
    );
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Bet details' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Over the page that it was opened from: Escape and its button close it, and the focus goes back to what opened it. */
export const OverAPage: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [390, 1280] },
  render: function OverAPage(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Heading level={1}>Slots</Heading>
        <Button onClick={() => setOpen(true)}>Open the centre</Button>
        <MemberCentreDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the centre' });
    const dialog = () => screen.queryByRole('dialog', { name: 'Member centre' });
    const closed = () => waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await userEvent.click(opener);
    await waitFor(() => expect(dialog()).toHaveFocus());
    await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await closed();
    await userEvent.click(opener);
    await waitFor(() => expect(dialog()).toHaveFocus());
  },
};

/** A member without a rank, and a name that is too long for its place. */
export const LongName: Story = { args: { name: 'a_member_with_a_very_long_name_2026', rank: undefined } };

/** No page is named by the address. */
export const NoPage: Story = {
  args: {
    items: memberCentreFixtures.map(({ isCurrent: _, ...item }) => item),
    children: <Heading level={1}>Me</Heading>,
  },
};

export const Playground: Story = { tags: ['picture'], parameters: { pictureWidths: [390, 1280] } };
