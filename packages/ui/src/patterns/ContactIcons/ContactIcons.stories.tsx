import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Contact, ContactIcons } from './ContactIcons.tsx';

const contacts: Contact[] = [
  { service: 'LINE', href: 'https://line.example/mekong', title: 'LINE' },
  { service: 'QQ', href: 'https://qq.example/mekong', title: 'QQ' },
];

const meta = {
  title: 'Patterns/Shell/ContactIcons',
  component: ContactIcons,
  args: { contacts },
  argTypes: { contacts: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  decorators: [(Story) => <div style={{ minBlockSize: 240 }}>{Story()}</div>],
} satisfies Meta<typeof ContactIcons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** They open in another tab, which learns nothing of this one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('link', { name: 'LINE (opens in a new tab)' });
    await expect(line).toHaveAttribute('href', 'https://line.example/mekong');
    await expect(line).toHaveAttribute('rel', 'noopener noreferrer');
    // a tab beside the page for a mouse, a round target for a finger
    const { width, height } = line.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(width).toBeGreaterThanOrEqual(matchMedia('(min-width: 1024px) and (pointer: fine)').matches ? 24 : 44);
  },
};

/** Two steps in one frame would be one. */
const scrolledTo = (top: number): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('scroll', () => resolve(), { once: true });
    window.scrollTo(0, top);
  });

/** Whoever begins to read or reads on has nothing over the page; on the way up they are there. */
export const StepsAside: Story = {
  decorators: [(Story) => <div style={{ minBlockSize: 4000 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const contacts = canvas.getByRole('complementary', { name: 'Customer service' });
    await expect(contacts).toHaveAttribute('data-away');
    // from the beginning, until somebody looks: the first steps may come before
    await waitFor(async () => {
      await scrolledTo(600);
      await scrolledTo(200);
      await waitFor(() => expect(contacts).not.toHaveAttribute('data-away'), { timeout: 1000 });
    });
    await scrolledTo(400);
    await waitFor(() => expect(contacts).toHaveAttribute('data-away'));
    await scrolledTo(300);
    await waitFor(() => expect(contacts).not.toHaveAttribute('data-away'));
    await scrolledTo(0);
    await waitFor(() => expect(contacts).toHaveAttribute('data-away'));
  },
};

/** A service without a link has no icon. */
export const OneEmpty: Story = {
  args: { contacts: contacts.map((contact) => (contact.service === 'QQ' ? { ...contact, href: '' } : contact)) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(1),
};

export const None: Story = {
  args: { contacts: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('complementary')).toBeNull(),
};

export const Playground: Story = { tags: ['picture'] };
