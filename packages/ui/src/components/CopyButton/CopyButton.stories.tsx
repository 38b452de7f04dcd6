import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { buttonSizes, buttonVariants } from '../Button/Button.variants.ts';
import { Inline } from '../Inline/Inline.tsx';
import { CopyButton } from './CopyButton.tsx';

const write = fn(async (_text: string): Promise<void> => {});

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: 'JBSWY3DPEHPK3PXP', children: 'Copy the key', onCopied: fn() },
  argTypes: {
    size: { options: buttonSizes, control: 'inline-radio' },
    variant: { options: buttonVariants, control: 'inline-radio' },
  },
  beforeEach: () => {
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    return () => {
      if (before) Object.defineProperty(navigator, 'clipboard', before);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It keeps its name; the news is told beside it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the key' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(write).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP');
    await expect(args.onCopied).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Copy the key' })).toHaveFocus();
  },
};

export const Playground: Story = {};

/** The browser does not allow it: the text beside the button can be selected. */
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    write.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the key' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Select the text/));
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <CopyButton key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
};
