import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { SliderChallenge, type SliderPuzzle } from './SliderChallenge.tsx';
import { sliderStatuses } from './SliderChallenge.variants.ts';

const svg = (width: number, height: number, inside: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`)}`;
const river =
  '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#0d4a5c"/><stop offset="1" stop-color="#082430"/></linearGradient></defs><rect width="320" height="160" fill="url(#a)"/><circle cx="250" cy="44" r="26" fill="#f2c14e"/><path d="M0 110q40-20 80 0t80 0 80 0 80 0v50H0z" fill="#12788a"/><path d="M0 130q40-16 80 0t80 0 80 0 80 0v30H0z" fill="#0c5568"/>';
const shape = '<rect x="0.5" y="0.5" width="47" height="47" rx="10"';

/** As the gateway sends one; ours is drawn, so that stories need no file. The hole is at x = 180. */
const puzzle: SliderPuzzle = {
  id: 'river',
  background: svg(
    320,
    160,
    `${river}<g transform="translate(180 70)">${shape} fill="#041016" fill-opacity=".75" stroke="#fff"/></g>`,
  ),
  piece: svg(
    48,
    48,
    `<clipPath id="c">${shape}/></clipPath><g clip-path="url(#c)"><g transform="translate(-180 -70)">${river}</g></g>${shape} fill="none" stroke="#fff"/>`,
  ),
  width: 320,
  height: 160,
  pieceWidth: 48,
  pieceHeight: 48,
  pieceTop: 70,
};

const meta = {
  title: 'Inputs/SliderChallenge',
  component: SliderChallenge,
  args: { puzzle, status: 'idle', onAnswer: fn(), onRefresh: fn(), work: { onStart: fn(), onCancel: fn() } },
  argTypes: { status: { options: sliderStatuses, control: 'inline-radio' }, puzzle: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof SliderChallenge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys point where they point on the screen, Enter answers; keys have no way that they drew. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('slider', { name: 'Place of the piece' });
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageUp}{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuetext', '12 percent of the way to the right');
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledTimes(1);
    await expect(args.onAnswer).toHaveBeenCalledWith({ x: 33 });
  },
};

export const Playground: Story = {};

/** A picture has a left and a right: its arrows point where the piece goes, on pages from right to left too. */
export const Arrows: Story = {
  play: async ({ canvas }) => {
    const toRight = canvas.getByRole('button', { name: 'Move the piece to the right' });
    const toLeft = canvas.getByRole('button', { name: 'Move the piece to the left' });
    await expect(toRight.getBoundingClientRect().left).toBeGreaterThan(toLeft.getBoundingClientRect().left);
    for (const button of [toRight, toLeft]) {
      const arrow = button.querySelector('svg');
      if (arrow) await expect(new DOMMatrix(getComputedStyle(arrow).transform).a).toBe(1);
    }
  },
};

/** Letting the handle go answers, with the way of the piece. */
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('slider');
    await fireEvent.pointerDown(handle);
    for (const place of ['40', '120', '180']) await fireEvent.change(handle, { target: { value: place } });
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await fireEvent.pointerUp(handle);
    await expect(args.onAnswer).toHaveBeenCalledWith({ x: 180, trail: expect.arrayContaining([{ x: 0, t: 0 }]) });
  },
};

/** The twin without dragging: two buttons move, a third answers (WCAG 2.5.7). */
export const ByButtons: Story = {
  play: async ({ canvas, args }) => {
    const right = canvas.getByRole('button', { name: 'Move the piece to the right' });
    await userEvent.click(right);
    await userEvent.click(right);
    await userEvent.click(canvas.getByRole('button', { name: 'Move the piece to the left' }));
    await userEvent.click(canvas.getByRole('button', { name: 'The piece is in its place' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ x: 3 });
  },
};

/** A press elsewhere brought it up: it can be solved at once. */
export const TakesFocus: Story = {
  args: { hasAutoFocus: true },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('slider')).toHaveFocus()),
};

export const Loading: Story = { args: { puzzle: undefined, status: 'loading' } };

/** Nothing moves while the server looks at the answer. */
export const Checking: Story = {
  args: { status: 'checking' },
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('slider');
    await expect(handle).toHaveAttribute('aria-disabled', 'true');
    handle.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(handle).toHaveAttribute('aria-valuetext', '0 percent of the way to the right');
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const Solved: Story = {
  args: { status: 'solved' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Solved. You can go on.'),
};

/** Wrong: it is said, and the next try begins at the left edge. */
export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The piece is not in the right place. Try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Another puzzle' }));
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};

export const Expired: Story = { args: { status: 'expired' } };

/** Who cannot solve a picture lets the device compute. */
export const WithoutPuzzle: Story = {
  args: { work: { onStart: fn(), onCancel: fn(), progress: 0.4 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(40);
    await userEvent.click(canvas.getByRole('button', { name: 'Solve the puzzle instead' }));
    await expect(args.work?.onCancel).toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {sliderStatuses.map((status) => (
        <SliderChallenge key={status} {...args} status={status} puzzle={status === 'loading' ? undefined : puzzle} />
      ))}
    </div>
  ),
};
