import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ReportProblem, type ReportProblemProps } from './ReportProblem.tsx';

/** The page of a game from which it is opened. */
function Page({ open: openAtFirst, onClose, ...props }: ReportProblemProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Report a problem</Button>
      <ReportProblem
        {...props}
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/ReportProblem',
  component: ReportProblem,
  args: { open: true, game: 'Lotus Fortune', onClose: fn(), onSend: fn() },
  argTypes: { alert: { control: false } },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof ReportProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog, once it has come in. */
const dialog = async (name = 'Report a problem') => {
  const panel = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
};
/** A text that fades in. */
const seen = (text: HTMLElement) => waitFor(() => expect(text).toBeVisible());

/** Says what is missing, keeps what is typed over a close, and sends it without the blanks at its ends. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const view = await dialog();
    await userEvent.click(view.getByRole('button', { name: 'Send' }));
    await seen(view.getByText('Choose what is wrong.'));
    await seen(view.getByText('Write at least 10 characters.'));
    await expect(args.onSend).not.toHaveBeenCalled();

    await userEvent.click(view.getByRole('combobox', { name: /What is wrong/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'It froze or closed' }));
    await userEvent.type(view.getByRole('textbox', { name: /What happened/ }), '  The reels stopped.  ');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Report a problem' }));
    const again = await dialog();
    await expect(again.getByRole('textbox', { name: /What happened/ })).toHaveValue('  The reels stopped.  ');
    await userEvent.click(again.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({ kind: 'STUCK', text: 'The reels stopped.' });
  },
};

/** A report that was begun before goes on where it stopped. */
export const Begun: Story = {
  args: { draft: { kind: 'STUCK', text: 'The reels' }, onDraftChange: fn() },
  play: async ({ args }) => {
    const view = await dialog();
    await userEvent.type(view.getByRole('textbox', { name: /What happened/ }), ' stopped.');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ kind: 'STUCK', text: 'The reels stopped.' });
    await userEvent.click(view.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith({ kind: 'STUCK', text: 'The reels stopped.' });
  },
};

export const Playground: Story = { args: { isPending: true } };

/** It could not be sent; nothing of it is lost. */
export const Failed: Story = {
  args: {
    alert: <Alert tone="negative" title="No connection" description="Check your connection and send it again." />,
  },
  play: async () => {
    const view = await dialog();
    await seen(view.getByText('No connection'));
  },
};

export const Sent: Story = {
  args: { ticket: 'G-7K2M-94QX' },
  play: async ({ args }) => {
    const view = await dialog('Thank you for your report');
    await seen(view.getByText('G-7K2M-94QX'));
    await userEvent.click(view.getByRole('button', { name: 'Back to the game' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Matrix: Story = { tags: ['picture'] };
