import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { ReportProblem } from './ReportProblem.tsx';

const meta = {
  title: 'Patterns/Games/ReportProblem',
  component: ReportProblem,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    game: 'Lotus Fortune',
    onClose: fn(),
    onSubmit: fn((event) => event.preventDefault()),
    kind: { value: undefined, onValueChange: fn() },
    text: {},
  },
  argTypes: { alert: { control: false } },
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

export const Default: Story = {
  play: async ({ args }) => {
    const view = await dialog();
    await userEvent.click(view.getByRole('combobox', { name: /What is wrong/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'It froze or closed' }));
    await expect(args.kind.onValueChange).toHaveBeenCalledWith('STUCK');
    await userEvent.type(view.getByRole('textbox', { name: /What happened/ }), 'The reels stopped.');
    await userEvent.click(view.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Both fields were left out or hold too little. */
export const Refused: Story = {
  args: {
    kind: { value: undefined, onValueChange: fn(), error: 'Choose what is wrong.' },
    text: { error: 'Write at least 10 characters.', defaultValue: 'It broke' },
  },
  play: async () => {
    const view = await dialog();
    await seen(view.getByText('Choose what is wrong.'));
    await seen(view.getByText('Write at least 10 characters.'));
  },
};

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

export const Playground: Story = { tags: ['picture'] };
