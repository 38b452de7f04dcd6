import type { Meta, StoryObj } from '@storybook/react-vite';
import { Smartphone } from 'lucide';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';
import { popoverAligns, popoverSides } from './Popover.variants.ts';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button icon={Smartphone}>Get the app</Button>,
    label: 'App download',
    children: (
      <>
        <p>Scan the code with your phone, or open the page there.</p>
        <Button variant="primary">Send me the link</Button>
      </>
    ),
    onOpenChange: fn(),
  },
  argTypes: {
    side: { options: popoverSides, control: 'inline-radio' },
    align: { options: popoverAligns, control: 'inline-radio' },
    trigger: { control: false },
    children: { control: false },
  },
  decorators: [(Story) => <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by key, it takes the focus; Escape closes it and gives the focus back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Get the app' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'App download' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send me the link' })).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Playground: Story = {};

/** The page behind stays usable and readable. */
export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Get the app' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'App download' })).toBeVisible());
    await expect(trigger.closest('[aria-hidden=true], [inert]')).toBeNull();
    await expect(getComputedStyle(document.body).pointerEvents).not.toBe('none');
  },
};

/** More than there is room for scrolls inside. */
export const LongContent: Story = {
  args: {
    children: (
      <>
        <p>{'Draws of Mekong 5/45 run every five minutes, day and night. '.repeat(40)}</p>
        <Button>Buy a ticket</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get the app' }));
    const panel = screen.getByRole('dialog', { name: 'App download' });
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
  },
};

/** Each side with each edge, all open at once. */
export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: '144px 120px', paddingBlock: 64 }}>
      {popoverSides.flatMap((side) =>
        popoverAligns.map((align) => (
          <Popover
            key={side + align}
            trigger={<Button>{align}</Button>}
            label={`${side} ${align}`}
            {...{ side, align }}
            open
          >
            <p>{side}</p>
          </Popover>
        )),
      )}
    </div>
  ),
  play: async () => {
    const names = screen.getAllByRole('dialog').map((panel) => panel.getAttribute('aria-label'));
    await expect(names).toEqual(popoverSides.flatMap((side) => popoverAligns.map((align) => `${side} ${align}`)));
  },
};
