import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { dialogSizes, dialogWidths } from './Dialog.variants.ts';

const texts = (count: number) =>
  Array.from({ length: count }, (_, index) => index).map((index) => (
    <Text key={index}>Draws of Mekong 5/45 run every five minutes, day and night. Withdrawals stay open.</Text>
  ));

/** A page with a button that opens the dialog, as in real life. */
function Opened({ open: start, onOpenChange, ...props }: DialogProps) {
  const [open, setOpen] = useState(start);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Read the rules</Button>
      <Dialog
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
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Rules of the draw',
    description: 'In force from 1 December 2026.',
    children: texts(2),
    footer: <Button variant="primary">I agree</Button>,
  },
  argTypes: {
    size: { options: dialogSizes, control: 'inline-radio' },
    initialFocus: { options: ['panel', 'field', 'typing'], control: 'inline-radio' },
    children: { control: false },
    footer: { control: false },
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Rules of the draw' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Focus goes in, goes round inside, and comes back to what opened it on Escape. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Read the rules' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await dialog();
    // without motion it is seen at once: an animation however short hides it until the next frame
    await expect(panel).toHaveStyle({ animationDuration: '0s' });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(panel).toHaveAccessibleDescription('In force from 1 December 2026.');
    await userEvent.tab();
    await expect(within(panel).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(panel).getByRole('button', { name: 'I agree' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(panel).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Playground: Story = { args: { open: true } };

/** The page behind is hidden from readers and does not move sideways. */
export const Open: Story = {
  tags: ['picture'],
  decorators: [(Story) => <div style={{ minBlockSize: 900 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Read the rules' });
    await document.fonts.ready;
    const before = opener.getBoundingClientRect().x;
    await userEvent.click(opener);
    await waitFor(async () => expect(await dialog()).toBeVisible());
    await expect(opener.closest('[aria-hidden=true]')).not.toBeNull();
    await expect(opener.getBoundingClientRect().x).toBe(before);
  },
};

export const ClosedByButton: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Read the rules' });
    await userEvent.click(opener);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Something that has to be answered: neither Escape nor a press beside it closes it. */
export const NotDismissible: Story = {
  args: { isDismissible: false, open: true, description: undefined },
  play: async ({ args }) => {
    const panel = await dialog();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body, { pointerEventsCheck: 0 });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(within(panel).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

/** A form takes the focus where it is typed into. */
export const WithForm: Story = {
  args: {
    size: 'sm',
    initialFocus: 'field',
    children: (
      <Stack>
        <TextField label="Ticket number" inputMode="numeric" />
        <TextField label="Name on the ticket" />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the rules' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ticket number' })).toHaveFocus());
  },
};

/** A day is a field too: its first part takes the focus. The one on the page has fetched what it is made of. */
export const WithDay: Story = {
  args: {
    size: 'sm',
    initialFocus: 'field',
    children: (
      <Stack>
        <DateField label="Day of the draw" value="" onValueChange={fn()} />
        <TextField label="Name on the ticket" />
      </Stack>
    ),
  },
  render: (args) => (
    <Stack>
      <Opened {...args} />
      <DateField label="Day on the page" value="" onValueChange={fn()} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Day on the page' });
    await userEvent.click(canvas.getByRole('button', { name: 'Read the rules' }));
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: /^month, Day of the draw/ })).toHaveFocus());
  },
};

/** Title and actions stay in sight; the text scrolls between them, by keyboard too. */
export const LongContent: Story = {
  args: { open: true, children: <Stack>{texts(40)}</Stack> },
  play: async () => {
    const panel = await dialog();
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    // the focus comes a moment after the panel
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    // what scrolls is a stop of the keyboard once it has been measured
    await waitFor(() => expect(panel.querySelector('[tabindex="0"]')).not.toBeNull());
    await userEvent.tab();
    await userEvent.tab();
    const scrolling = document.activeElement as HTMLElement;
    await expect(scrolling.scrollHeight).toBeGreaterThan(scrolling.clientHeight);
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'I agree' })).toBeVisible());
  },
};

/** One dialog asks from within another; each gives the focus back to its own opener. */
export const Nested: Story = {
  args: {
    children: (
      <Opened open={false} onOpenChange={() => {}} title="Older rules" size="sm">
        {texts(1)}
      </Opened>
    ),
  },
  play: async ({ canvas }) => {
    const outer = canvas.getByRole('button', { name: 'Read the rules' });
    await userEvent.click(outer);
    const inner = within(await dialog()).getByRole('button', { name: 'Read the rules' });
    await userEvent.click(inner);
    await screen.findByRole('dialog', { name: 'Older rules' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inner).toHaveFocus());
    await waitFor(async () => expect(await dialog()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(outer).toHaveFocus());
  },
};

/** Too short to fill a small screen: it stands no higher than it needs, at every width. */
export const Brief: Story = {
  tags: ['picture'],
  args: { open: true, size: 'sm', isBrief: true, description: undefined, children: texts(1) },
  play: async () => {
    const panel = await dialog();
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(panel.getBoundingClientRect().height).toBeLessThan(window.innerHeight / 2);
  },
};

/** A choice that changes the page behind it: on a small screen its head stays in sight, and a finger pulls the panel down. */
export const Pullable: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [390] },
  args: {
    open: true,
    isPullable: true,
    description: undefined,
    footer: (
      <>
        <Button>Clear</Button>
        <Button variant="primary">Show 42 games</Button>
      </>
    ),
  },
};

/** 400 px is the dialog of the specification, 600 its modal, 936 has room for two panes or a table of many columns; one window is open at a time. */
export const Matrix: Story = {
  render: (args) => (
    <Stack align="start">
      {dialogSizes.map((size) => (
        <Opened key={size} {...args} size={size} title={`Rules, ${size}`} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const openers = canvas.getAllByRole('button', { name: 'Read the rules' });
    for (const [index, size] of dialogSizes.entries()) {
      await userEvent.click(openers[index] as HTMLElement);
      const panel = await screen.findByRole('dialog', { name: `Rules, ${size}` });
      await expect(panel.getBoundingClientRect().width).toBe(Math.min(dialogWidths[size], window.innerWidth - 32));
      await userEvent.keyboard('{Escape}');
      await gone();
    }
  },
};
