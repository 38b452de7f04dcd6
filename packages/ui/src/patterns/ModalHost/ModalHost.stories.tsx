import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { type HostedModalProps, ModalHost, type ModalLoader } from './ModalHost.tsx';

function Hello({ onClose }: HostedModalProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Hello">
      A modal that was loaded when it opened.
    </Dialog>
  );
}

let next: (() => void) | undefined;

/** Leads on to another modal, as log-in does to registration. */
function Leading({ onClose }: HostedModalProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="First"
      footer={<Button onClick={next}>Go on</Button>}
    >
      The next one is opened from here.
    </Dialog>
  );
}

let tries = 0;
type Name = 'hello' | 'broken' | 'leading';

const registry: Record<Name, ModalLoader> = {
  hello: async () => Hello,
  leading: async () => Leading,
  // fails once, like a connection that comes back
  broken: async () => {
    if (tries++ === 0) throw new Error('chunk');
    return Hello;
  },
};

function Page({ opens, label = 'Open' }: { readonly opens: Name; readonly label?: string }) {
  const [current, setCurrent] = useState<Name>();
  next = () => setCurrent('hello');
  return (
    <>
      <Button onClick={() => setCurrent(opens)}>{label}</Button>
      <ModalHost registry={registry} current={current} onClose={() => setCurrent(undefined)} />
    </>
  );
}

const meta = {
  title: 'Patterns/Shell/ModalHost',
  component: Page,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { opens: 'hello' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens, closes on Escape, and gives the focus back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Hello' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Playground: Story = {};

/** The code could not be loaded: says so, and tries again. */
export const Failure: Story = {
  args: { opens: 'broken' },
  play: async ({ canvas }) => {
    tries = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('alert');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'Hello' });
  },
};

/** From one modal to another: when the second closes, the focus goes back to what opened the first. */
export const OneAfterAnother: Story = {
  args: { opens: 'leading' },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    await screen.findByRole('dialog', { name: 'Hello' });
    await expect(screen.queryByRole('dialog', { name: 'First' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Every window of a registry, one after another, each closed before the next. */
export const Matrix: Story = {
  render: () => (
    <Inline>
      {(Object.keys(registry) as Name[]).map((name) => (
        <Page key={name} opens={name} label={`Open ${name}`} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    tries = 1;
    for (const [name, title] of Object.entries({ hello: 'Hello', leading: 'First', broken: 'Hello' })) {
      const opener = canvas.getByRole('button', { name: `Open ${name}` });
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: title });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};
