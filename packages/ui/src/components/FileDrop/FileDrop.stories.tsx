import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { type DroppedFile, FileDrop, type FileDropProps } from './FileDrop.tsx';
import { useUploads } from './use-uploads.ts';

const preview = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="56"><rect width="96" height="56" fill="oklch(0.5 0.1 230)"/><circle cx="70" cy="18" r="9" fill="oklch(0.86 0.12 90)"/></svg>',
)}`;
const file = (name: string, type = 'image/png', bytes = 3) => new File([new Uint8Array(bytes)], name, { type });
const dropped = (id: string, rest: Partial<DroppedFile>): DroppedFile => ({
  id,
  name: `${id}.png`,
  size: 1_250_000,
  state: 'done',
  ...rest,
});

const meta = {
  title: 'Inputs/FileDrop',
  component: FileDrop,
  args: {
    label: 'Picture',
    types: ['image/png', 'image/jpeg'],
    typesLabel: 'PNG or JPG',
    maxBytes: 5 * 1024 * 1024,
    files: [],
    onAdd: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  argTypes: { types: { control: false }, files: { control: false }, description: { control: 'text' } },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What fits is taken; what does not is named with the reason, and the files before stay. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Picture');
    await expect(input).toHaveAccessibleDescription('PNG or JPG, up to 5 MB.');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const boat = file('boat.png');
    await userEvent.upload(input, [boat, file('second.png'), file('empty.jpg', 'image/jpeg', 0)]);
    await expect(args.onAdd).toHaveBeenLastCalledWith([boat]);
    await expect(input).toHaveAccessibleDescription(
      'second.png: too many files. empty.jpg: this file is empty. PNG or JPG, up to 5 MB.',
    );
  },
};

export const Playground: Story = {
  args: { maxCount: 3, isRequired: true, description: 'Three times as wide as high.' },
};

function Sending({ upload, ...props }: FileDropProps & { readonly upload: () => Promise<string> }) {
  const { files, onAdd, onRetry, onRemove } = useUploads({ upload, describe: () => 'The connection was lost.' });
  return <FileDrop {...props} {...{ files, onAdd, onRetry, onRemove }} />;
}
const upload = fn();

/** One of two fails: it is sent again alone, and the other one stays. */
export const Retry: Story = {
  args: { label: 'Pictures', maxCount: 2 },
  render: (args) => <Sending {...args} upload={upload} />,
  play: async ({ canvas }) => {
    upload.mockReset();
    upload.mockResolvedValueOnce('boat').mockRejectedValueOnce(new Error()).mockResolvedValueOnce('moon');
    await userEvent.upload(canvas.getByLabelText('Pictures', { selector: 'input' }), [
      file('boat.png'),
      file('moon.png'),
    ]);
    await expect(await canvas.findByText('The connection was lost.')).toBeVisible();
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove moon.png' })).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByText('Uploaded')).toHaveLength(2));
    await expect(upload).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove moon.png' }));
    await expect(canvas.queryByText('moon.png')).not.toBeInTheDocument();
  },
};

const refuse = fn();

function Refusing(props: FileDropProps) {
  const { files, onAdd, onRetry, onRemove } = useUploads({
    upload: refuse,
    describe: () => 'This kind of file cannot be used.',
    isRefused: () => true,
  });
  return <FileDrop {...props} {...{ files, onAdd, onRetry, onRemove }} />;
}

/** A file that the server refuses cannot be tried again; the next one takes its place. The focus never goes astray. */
export const Refused: Story = {
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas }) => {
    refuse.mockReset();
    refuse.mockRejectedValueOnce(new Error()).mockResolvedValueOnce('boat');
    const input = canvas.getByLabelText('Picture', { selector: 'input' });
    await userEvent.upload(input, file('bill.png'));
    await expect(await canvas.findByText('This kind of file cannot be used.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.upload(input, file('boat.png'));
    await expect(await canvas.findByText('Uploaded')).toBeVisible();
    await expect(canvas.queryByText('bill.png')).not.toBeInTheDocument();
    await expect(input).toHaveAttribute('aria-disabled', 'true');
    canvas.getByRole('button', { name: 'Remove boat.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <FileDrop {...args} isRequired description="Three times as wide as high." />
      <FileDrop
        {...args}
        label="រូបភាព"
        typesLabel="PNG ឬ JPG"
        maxCount={4}
        files={[
          dropped('river', { preview }),
          dropped('boat', { state: 'sending', progress: 0.4 }),
          dropped('a-very-long-name-of-a-picture-of-the-festival-on-the-river-at-night', {
            state: 'failed',
            error: 'The connection was lost.',
          }),
        ]}
      />
      <FileDrop {...args} files={[dropped('river', { preview })]} error="Choose a wider picture." />
      <FileDrop {...args} isDisabled />
    </Stack>
  ),
};
