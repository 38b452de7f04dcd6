import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { announcementFixtures } from '../AnnouncementModal/AnnouncementModal.fixtures.ts';
import { AgencyNotice, type AgencyNoticeProps } from './AgencyNotice.tsx';

/** A page that opens them. */
function Opened(props: AgencyNoticeProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{props.notices.length}</Button>
      <AgencyNotice {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Patterns/Agents/AgencyNotice',
  component: AgencyNotice,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { open: true, onOpenChange: fn(), onAcknowledge: fn(), notices: announcementFixtures(3) },
  argTypes: { notices: { control: false } },
} satisfies Meta<typeof AgencyNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

/** Each notice is shown before they can be acknowledged; the focus goes along, so that each is read from its beginning. */
export const Default: Story = {
  play: async ({ args }) => {
    const { getByRole, getByText } = await dialog();
    const [previous, next, acknowledge] = ['Previous', 'Next', 'Acknowledge'].map((name) =>
      getByRole('button', { name }),
    );
    if (!previous || !next || !acknowledge) throw new Error('a button is missing');
    await expect(getByText('Notice 1 of 3')).toBeInTheDocument();
    await expect(previous).toBeDisabled();
    await expect(acknowledge).toHaveAccessibleDescription('Look at every notice first.');
    await userEvent.click(acknowledge);
    await expect(args.onAcknowledge).not.toHaveBeenCalled();

    await userEvent.click(next);
    await waitFor(() => expect(getByRole('article', { name: /^2\. / })).toHaveFocus());
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getByRole('article', { name: /^3\. / })).toHaveFocus());
    await expect(next).toBeDisabled();
    await userEvent.click(previous);
    await expect(getByText('Notice 2 of 3')).toBeInTheDocument();
    await userEvent.click(acknowledge);
    await expect(args.onAcknowledge).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** There is nothing to turn to. Closing only puts it off. */
export const One: Story = {
  args: { notices: announcementFixtures(1) },
  play: async ({ args }) => {
    const { getByRole, queryByRole } = await dialog();
    await expect(queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await userEvent.click(getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onAcknowledge).not.toHaveBeenCalled();
    await userEvent.click(getByRole('button', { name: 'Acknowledge' }));
    await expect(args.onAcknowledge).toHaveBeenCalledOnce();
  },
};

/** A long text scrolls inside; keys reach it, and the actions stay in sight. */
export const Long: Story = {
  args: { notices: announcementFixtures(2).map((item) => ({ ...item, content: item.content.repeat(20) })) },
  play: async () => {
    const { getByRole } = await dialog();
    await waitFor(() => expect(getByRole('article')).toHaveAttribute('tabindex', '0'));
    await waitFor(() => expect(getByRole('button', { name: 'Next' })).toBeVisible());
  },
};

export const Playground: Story = { args: { notices: announcementFixtures(2) } };

/** One notice has nothing to turn to; of several the first cannot go back. One window is open at a time. */
export const Matrix: Story = {
  render: (args) => (
    <Inline>
      {[1, 2, 3].map((count) => (
        <Opened key={count} {...args} notices={announcementFixtures(count)} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const [index, opener] of canvas.getAllByRole('button').entries()) {
      await userEvent.click(opener);
      const { getByRole, queryByText } = await dialog();
      await expect(queryByText(/^Notice 1 of/) !== null).toBe(index > 0);
      await userEvent.click(getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};
