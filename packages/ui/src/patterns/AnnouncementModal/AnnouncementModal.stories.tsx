import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { announcementFixtures } from './AnnouncementModal.fixtures.ts';
import { AnnouncementModal } from './AnnouncementModal.tsx';

const meta = {
  title: 'Patterns/AnnouncementModal',
  component: AnnouncementModal,
  args: { open: true, onOpenChange: fn(), announcements: announcementFixtures(11) },
  argTypes: { announcements: { control: false } },
} satisfies Meta<typeof AnnouncementModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Eight titles to a page; the next page holds the rest. */
export const Default: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Announcements' }));
    await expect(dialog.getAllByRole('button', { name: /^\d+\. / })).toHaveLength(8);
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    await expect(dialog.getAllByRole('button', { name: /^\d+\. / })).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: /^10\. / }));
    await expect(await dialog.findByRole('heading', { name: /^10\. / })).toBeVisible();
    await expect(await dialog.findByText('Number 10.')).toBeVisible();
  },
};

export const Playground: Story = { args: { announcements: announcementFixtures(3) } };

export const Loading: Story = { args: { announcements: undefined } };

export const Empty: Story = { args: { announcements: [] } };

/** The list, and the text in its place. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Matrix: Story = { tags: ['picture'] };
