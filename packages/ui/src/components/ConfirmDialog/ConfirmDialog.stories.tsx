import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { confirmDialogTones } from './ConfirmDialog.variants.ts';

function Asked({ open: start, onOpenChange, onConfirm, ...props }: ConfirmDialogProps) {
  const [open, setOpen] = useState(start);
  const close = () => {
    onOpenChange(false);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{props.confirmLabel}</Button>
      <ConfirmDialog
        {...props}
        open={open}
        onOpenChange={close}
        onConfirm={() => {
          onConfirm();
          close();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Log out of Mekong?',
    description: 'Games that are open in other tabs end too. Your balance and your bets are kept.',
    confirmLabel: 'Log out',
  },
  argTypes: { tone: { options: confirmDialogTones, control: 'inline-radio' }, error: { control: false } },
  render: (args) => <Asked {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = () => screen.findByRole('alertdialog', { name: 'Log out of Mekong?' });
const answer = (name: string | RegExp) => screen.findByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

/** Starts on the harmless answer; Escape means it too; the focus goes back. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Log out' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await question()).toHaveAccessibleDescription(/Your balance and your bets are kept/);
    await waitFor(async () => expect(await answer('Cancel')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await question();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Playground: Story = { args: { open: true } };

/** A press beside it is no answer, and both answers have the same size. */
export const Open: Story = {
  tags: ['picture'],
  args: { open: true },
  play: async ({ args }) => {
    await waitFor(async () => expect(await question()).toBeVisible());
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body, { pointerEventsCheck: 0 });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    const [cancel, confirm] = within(await question()).getAllByRole('button') as [HTMLElement, HTMLElement];
    await expect(cancel.getBoundingClientRect().width).toBe(confirm.getBoundingClientRect().width);
    await expect(cancel.getBoundingClientRect().height).toBe(confirm.getBoundingClientRect().height);
  },
};

export const Danger: Story = {
  args: {
    open: true,
    tone: 'danger',
    title: 'Terminate this contract?',
    description: 'It ends with the cycle on 30 November. The other party has to agree.',
    confirmLabel: 'Terminate',
    cancelLabel: 'Keep contract',
  },
};

/** While the action runs nothing closes it. */
export const Pending: Story = {
  args: { open: true, isPending: true },
  play: async ({ args }) => {
    await expect(await answer(/^Log out/)).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await question()).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** A field has the focus first, and the answers come after it. */
export const AskingWhy: Story = {
  args: { open: true, children: <TextArea label="Reason" isRequired rows={2} /> },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('textbox', { name: /^Reason/ })).toHaveFocus());
    await userEvent.tab();
    await expect(await answer('Cancel')).toHaveFocus();
  },
};

/** A failure stays with its question. */
export const Failed: Story = {
  args: {
    open: true,
    error: (
      <Alert tone="negative" title="The site cannot be reached." description="Check your connection and try again." />
    ),
  },
};

/** Two things that are taken away after a question. */
function Removed(props: ConfirmDialogProps) {
  const [rows, setRows] = useState(['boat.png', 'moon.png']);
  const [asked, setAsked] = useState<string>();
  return (
    <>
      {rows.map((row) => (
        <Button key={row} onClick={() => setAsked(row)}>
          {row}
        </Button>
      ))}
      <ConfirmDialog
        {...props}
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        onConfirm={() => {
          setRows(rows.filter((row) => row !== asked));
          setAsked(undefined);
        }}
      />
    </>
  );
}

/** What opened it may be gone with the answer: what stands in its place has the focus then. */
export const OpenerGone: Story = {
  render: (args) => <Removed {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'boat.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await question();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'moon.png' })).toHaveFocus());
  },
};

/** The tone is that of the confirming answer; one question is asked at a time. */
export const Matrix: Story = {
  render: (args) => (
    <Inline>
      {confirmDialogTones.map((tone) => (
        <Asked key={tone} {...args} tone={tone} confirmLabel={`Confirm, ${tone}`} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const tone of confirmDialogTones) {
      await userEvent.click(canvas.getByRole('button', { name: `Confirm, ${tone}` }));
      await waitFor(async () => expect(await question()).toBeVisible());
      await userEvent.click(within(await question()).getByRole('button', { name: `Confirm, ${tone}` }));
      await gone();
    }
  },
};
