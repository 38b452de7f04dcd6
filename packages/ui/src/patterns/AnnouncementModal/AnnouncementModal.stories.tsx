import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { announcementFixtures } from './AnnouncementModal.fixtures.ts';
import { AnnouncementModal, type AnnouncementModalProps } from './AnnouncementModal.tsx';

function Opened({ open: start, onOpenChange, ...props }: AnnouncementModalProps) {
  const [open, setOpen] = useState(start);
  return (
    <>
      <Button onClick={() => setOpen(true)}>News</Button>
      <AnnouncementModal
        {...props}
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/Content/AnnouncementModal',
  component: AnnouncementModal,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { open: true, onOpenChange: fn(), announcements: announcementFixtures(11) },
  argTypes: { announcements: { control: false } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof AnnouncementModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const modal = async () => within(await screen.findByRole('dialog'));

/** Eight titles to a page; the first of a page is shown, and reading one keeps the focus on its title. */
export const Default: Story = {
  play: async () => {
    const dialog = await modal();
    await expect(dialog.getAllByRole('button', { name: /^\d+\. / })).toHaveLength(8);
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    await expect(dialog.getAllByRole('button', { name: /^\d+\. / })).toHaveLength(3);
    const tenth = dialog.getByRole('button', { name: /^10\. / });
    await userEvent.click(tenth);
    await expect(tenth).toHaveAttribute('aria-current', 'true');
    await expect(await dialog.findByText('Number 10.')).toBeInTheDocument();
  },
};

/** Escape closes it and the focus goes back. */
export const ClosedByEscape: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'News' });
    await userEvent.click(opener);
    await modal();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const onMutedChange = fn();

export const NotAgainToday: Story = {
  args: { onMutedChange },
  play: async () => {
    await userEvent.click((await modal()).getByRole('checkbox', { name: 'Do not show again today' }));
    await expect(onMutedChange).toHaveBeenCalledWith(true);
  },
};

/** A text in another language is shown in its own direction. */
export const OtherLanguage: Story = {
  args: {
    announcements: [
      {
        id: 'ar',
        title: 'مهرجان الماء',
        content: '<p>من 22 إلى 24 نوفمبر تضاء ضفاف النهر كل مساء.</p>',
        publishedAt: '2026-11-20T03:00:00.000Z',
        lang: 'ar',
      },
    ],
  },
  play: async () => {
    await waitFor(async () =>
      expect((await modal()).getByText(/تضاء ضفاف النهر/).closest('[dir]')).toHaveAttribute('dir', 'rtl'),
    );
  },
};

/** A long text scrolls beside its titles. */
export const LongText: Story = {
  args: {
    announcements: announcementFixtures(4).map((item) => ({ ...item, content: item.content.repeat(20) })),
  },
  play: async () => {
    const dialog = await modal();
    await waitFor(() => expect(dialog.getByRole('article')).toHaveAttribute('tabindex', '0'));
  },
};

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="teal"/></svg>')}`;

/** Opened by itself on a phone it lies at the lower edge with one announcement, which leads on. */
export const Unasked: Story = {
  args: {
    isUnasked: true,
    announcements: announcementFixtures(3).map((item) => ({ ...item, imageUrl: picture, href: '#schedule' })),
  },
  parameters: { pictureWidths: [390] },
  tags: ['picture'],
  play: async () => {
    const dialog = await modal();
    await expect(dialog.getByRole('link', { name: 'Take a look' })).toHaveAttribute('href', '#schedule');
    if (matchMedia('(min-width: 600px)').matches) return;
    await expect(dialog.queryByRole('button', { name: /^2\. / })).toBeNull();
    await expect(screen.getByRole('dialog').offsetHeight).toBeLessThanOrEqual(innerHeight / 2);
  },
};

export const Loading: Story = { args: { announcements: undefined } };

export const Empty: Story = { args: { announcements: [] } };

export const Playground: Story = {
  tags: ['picture'],
  args: { onMutedChange: fn(), announcements: announcementFixtures(24) },
  // no picture before the window is there
  play: async () => {
    await modal();
  },
};
