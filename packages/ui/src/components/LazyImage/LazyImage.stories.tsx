import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { NextImageContext, type NextImageSource } from '../../provider/image.ts';
import { Grid } from '../Grid/Grid.tsx';
import { LazyImage } from './LazyImage.tsx';

const art = (hue: number, mark = '') =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="oklch(0.6 0.14 ${hue})"/><stop offset="1" stop-color="oklch(0.25 0.06 ${hue + 40})"/></linearGradient></defs><rect width="300" height="400" fill="url(#g)"/><circle cx="150" cy="170" r="70" fill="oklch(0.84 0.145 86)"/><title>${mark}</title></svg>`,
  )}`;
/** Shown, by the address that holds that mark. */
const shows = (image: HTMLImageElement, mark: string): boolean =>
  decodeURIComponent(image.currentSrc).includes(mark) && image.complete && image.naturalWidth > 0;
const broken = (mark: string) => `data:image/png;base64,${btoa(mark)}`;

const otherHost = fn(() => art(140, 'second host'));
const sameHost = fn((failed: string) => failed);
const nextSource =
  (next: NextImageSource): Decorator =>
  (Story) => <NextImageContext value={next}>{Story()}</NextImageContext>;

const meta = {
  title: 'Data/LazyImage',
  component: LazyImage,
  args: { src: art(195, 'first'), alt: 'A lantern over the river', width: 300, height: 400 },
  decorators: [(Story) => <div style={{ inlineSize: 150, borderRadius: 14 }}>{Story()}</div>],
} satisfies Meta<typeof LazyImage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Has its final shape before it has loaded. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const place = canvas.getByRole('img').parentElement;
    await expect(place?.getBoundingClientRect().height).toBeCloseTo(200, 0);
    const image = await canvas.findByAltText<HTMLImageElement>('A lantern over the river');
    await waitFor(() => expect(shows(image, 'first')).toBe(true));
    await expect(image.getBoundingClientRect().height).toBeCloseTo(200, 0);
  },
};

export const Playground: Story = {};

/** In a card with room around it: the corners are its own. */
export const Rounded: Story = {
  args: { isRounded: true },
  decorators: [(Story) => <div style={{ inlineSize: 150 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const frame = canvas.getByAltText('A lantern over the river').parentElement;
    await expect(frame && getComputedStyle(frame).borderRadius).not.toBe('0px');
  },
};

/** Loaded at once. */
export const Priority: Story = {
  args: { isPriority: true, src: art(20, 'priority') },
  play: async ({ canvas, args }) => {
    const image = canvas.getByAltText('A lantern over the river');
    await expect(image).toHaveAttribute('src', args.src);
  },
};

/** Far below the screen nothing is loaded until it comes near: its name is there, and no image without an address. */
export const FarBelow: Story = {
  render: function Fresh(args) {
    const [src] = useState(() => art(300, `below ${Math.random()}`));
    return <LazyImage {...args} src={src} />;
  },
  decorators: [(Story) => <div style={{ paddingBlockStart: '300vh' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const place = canvas.getByRole('img', { name: 'A lantern over the river' });
    await expect(canvasElement.querySelector('img')).toBeNull();
    place.scrollIntoView();
    await waitFor(() => expect(shows(canvas.getByAltText('A lantern over the river'), 'below')).toBe(true));
    window.scrollTo(0, 0);
  },
};

/** After a failure the next try goes to another host. */
export const NextHost: Story = {
  args: { src: broken('host one') },
  decorators: [nextSource(otherHost)],
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(shows(canvas.getByRole('img'), 'second host')).toBe(true));
    await expect(otherHost).toHaveBeenLastCalledWith(args.src, 2);
  },
};

/** The width that the place needs is taken; when the newer format cannot be shown, the plain address is. */
export const Widths: Story = {
  args: {
    src: art(60, 'plain'),
    srcSet: `${art(250, 'wide').replaceAll(',', '%2C').replace('%2C', ',')} 300w`,
    sizes: '150px',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(shows(canvas.getByRole('img'), 'wide')).toBe(true));
  },
};

/** An older browser cannot show what there is to choose from: the next try takes the plain address. */
export const OlderFormat: Story = {
  args: { src: art(100, 'older'), srcSet: `${broken('newer')} 300w`, sizes: '150px' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(shows(canvas.getByRole('img'), 'older')).toBe(true));
    await expect(canvas.getByRole('img')).not.toHaveAttribute('srcset');
  },
};

/** Between the tries and after three of them no image is left that could look broken: its words stand in its place. */
export const Failed: Story = {
  args: { src: broken('lost') },
  decorators: [nextSource(sameHost)],
  play: async ({ canvas, canvasElement }) => {
    sameHost.mockClear();
    await waitFor(() => expect(canvas.getByText('A lantern over the river')).toBeVisible(), { timeout: 3000 });
    await expect(sameHost).toHaveBeenCalledTimes(2);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Its place has the main colour of the picture, and keeps it when the picture fails. */
export const Tinted: Story = {
  args: { src: broken('lost with a colour'), tint: '#7a2f58' },
  decorators: [nextSource(sameHost)],
  play: async ({ canvas }) => {
    const place = canvas.getByRole('img', { name: 'A lantern over the river' }).parentElement;
    await expect(place).toHaveStyle({ backgroundColor: 'rgb(122, 47, 88)' });
    const words = await canvas.findByText('A lantern over the river', {}, { timeout: 3000 });
    await expect(words.parentElement).toHaveStyle({ backgroundColor: 'rgb(122, 47, 88)' });
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  decorators: [(Story) => <div style={{ inlineSize: 640 }}>{Story()}</div>],
  render: () => (
    <Grid column="tile">
      {[20, 86, 140].map((hue) => (
        <LazyImage key={hue} src={art(hue, 'matrix')} alt="" width={300} height={400} isPriority />
      ))}
      <LazyImage src={broken('matrix')} alt="" width={300} height={400} isPriority />
      <LazyImage src={broken('matrix named')} alt="A lantern over the river" width={300} height={400} isPriority />
      <LazyImage
        src={broken('matrix tinted')}
        alt="A lantern over the river"
        width={300}
        height={400}
        isPriority
        tint="#c98a2b"
      />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const images = (): HTMLImageElement[] => [...canvasElement.querySelectorAll('img')];
    await waitFor(() => expect(images()).toHaveLength(3), { timeout: 3000 });
    await waitFor(() => expect(images().filter((image) => shows(image, '<rect'))).toHaveLength(3));
  },
};
