import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { RecordExport } from './RecordExport.tsx';

interface Entry {
  readonly time: string;
  readonly amount: string;
}

const rows: readonly Entry[] = [
  { time: '2026-11-21 14:32:08', amount: '43000.0000' },
  { time: '2026-11-21 14:19:35', amount: '-2000.0000' },
];

/** Keeps the file from the disk of whoever looks at the story, and its text to be read. */
const files: Blob[] = [];
function keepFiles(): () => void {
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  files.length = 0;
  HTMLAnchorElement.prototype.click = () => undefined;
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return createObjectURL(file);
  };
  return () => {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  };
}

const onFetch = fn(async () => rows);

const meta = {
  title: 'Patterns/Records/RecordExport',
  component: RecordExport<Entry>,
  beforeEach: keepFiles,
  args: {
    fileName: 'entries_2026-11-21',
    columns: [
      { heading: 'Time', cell: ({ time }) => time },
      { heading: 'Amount', cell: ({ amount }) => amount },
    ],
    onFetch,
    failure: () => <Alert tone="negative" title="The server took too long to respond" description="Try again." />,
  },
  argTypes: {
    columns: { control: false },
    onFetch: { control: false },
    onFetchPdf: { control: false },
    failure: { control: false },
  },
} satisfies Meta<typeof RecordExport<Entry>>;
export default meta;
type Story = StoryObj<typeof RecordExport<Entry>>;

/** All rows are fetched when the file is wanted, and saved with their headings. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onFetch).toHaveBeenCalledOnce();
    await expect(await files[0]?.text()).toContain('Time,Amount\r\n2026-11-21 14:32:08,43000.0000\r\n');
  },
};

const onFetchWhole = fn(async () => new Blob(['Time,Amount\r\n']));

/** The server makes the file: it is saved as it comes. */
export const Whole: Story = {
  args: { columns: undefined, onFetch: onFetchWhole },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onFetchWhole).toHaveBeenCalledOnce();
    await expect(await files[0]?.text()).toBe('Time,Amount\r\n');
  },
};

const onFetchPdf = fn(async () => new Blob(['%PDF-1.7']));

/** There is a document to print too: the server makes it, and it is saved as it comes. */
export const WithPdf: Story = {
  args: { onFetchPdf },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /PDF/ }));
    await expect(onFetchPdf).toHaveBeenCalledOnce();
    await expect(await files[0]?.text()).toBe('%PDF-1.7');
  },
};

export const Playground: Story = {};

/** Rows do not come: nothing is saved, the reason stands below the button, and another press tries again. */
export const Failed: Story = {
  args: {
    onFetch: async () => {
      throw new Error('no answer');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(files).toHaveLength(0);
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-busy', 'true');
  },
};
