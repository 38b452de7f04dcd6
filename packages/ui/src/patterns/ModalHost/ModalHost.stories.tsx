import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { type HostedModalProps, ModalHost, type ModalLoader } from './ModalHost.tsx';

function Hello({ onClose }: HostedModalProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Hello">
      A modal that was loaded when it opened.
    </Dialog>
  );
}

let tries = 0;
const registry: Record<'hello' | 'broken', ModalLoader> = {
  hello: async () => Hello,
  // fails once, like a connection that comes back
  broken: async () => {
    if (tries++ === 0) throw new Error('chunk');
    return Hello;
  },
};

function Page({ opens }: { readonly opens: 'hello' | 'broken' }) {
  const [current, setCurrent] = useState<'hello' | 'broken'>();
  return (
    <>
      <Button onClick={() => setCurrent(opens)}>Open</Button>
      <ModalHost registry={registry} current={current} onClose={() => setCurrent(undefined)} />
    </>
  );
}

const meta = {
  title: 'Patterns/ModalHost',
  component: Page,
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
