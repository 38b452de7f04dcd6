import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: AccordionItem[] = [
  {
    key: 'password',
    title: 'How do I change my password?',
    note: 'Your account',
    content: (
      <Stack gap={2}>
        <Text>Open the member centre and choose Security.</Text>
        <Link href="#security">Security</Link>
      </Stack>
    ),
  },
  {
    key: 'rounds',
    title: 'What happens to an interrupted round?',
    content: <Text>It goes on when you come back.</Text>,
  },
  { key: 'limits', title: 'Can I set a limit?', content: <Text>Yes, by day, week or month.</Text> },
];

const khmer: AccordionItem[] = [
  {
    key: 'password',
    title: 'តើខ្ញុំប្តូរពាក្យសម្ងាត់យ៉ាងដូចម្តេច?',
    note: 'គណនីរបស់អ្នក',
    content: <Text>សូមបើកមជ្ឈមណ្ឌលសមាជិក ហើយជ្រើសរើសសុវត្ថិភាព។</Text>,
  },
  { key: 'rounds', title: 'តើមានអ្វីកើតឡើងចំពោះជុំដែលត្រូវបានរំខាន?', content: <Text>វាបន្តនៅពេលអ្នកត្រឡប់មកវិញ។</Text> },
];

const meta = {
  title: 'Layout/Accordion',
  component: Accordion,
  args: { items, onValuesChange: fn() },
  argTypes: { items: { control: false }, defaultValues: { control: false } },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Titles are headings; Enter and Space open them, and Tab goes into what is open. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('button', { name: /How do I change my password/ });
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Security' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['password', 'rounds']);
    await userEvent.click(first);
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
  },
};

/** A search of the browser finds what is closed, and its section opens. */
export const FoundInPage: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('button', { name: 'Can I set a limit?' });
    const panel = document.getElementById(title.getAttribute('aria-controls') ?? '');
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await waitFor(() => {
      panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
      expect(title).toHaveAttribute('aria-expanded', 'true');
    });
    await expect(canvas.getByText('Yes, by day, week or month.')).toBeVisible();
  },
};

/** Another one closes the one that was open. */
export const OneAtATime: Story = {
  args: { isSingle: true, defaultValues: ['password'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Can I set a limit?' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['limits']);
    await expect(canvas.getByRole('button', { expanded: true })).toHaveAccessibleName('Can I set a limit?');
  },
};

export const Playground: Story = {
  tags: ['picture'],
  args: { defaultValues: ['password'] },
  render: (args) => (
    <Stack gap={6}>
      <Accordion {...args} />
      <Accordion {...args} items={khmer} />
    </Stack>
  ),
};
