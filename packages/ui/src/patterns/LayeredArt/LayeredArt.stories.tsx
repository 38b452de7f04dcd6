import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { bannerFixtures } from '../BannerCarousel/BannerCarousel.fixtures.ts';
import { BannerCarousel } from '../BannerCarousel/BannerCarousel.tsx';
import { artLayerFixtures } from './LayeredArt.fixtures.ts';
import { LayeredArt } from './LayeredArt.tsx';

const meta = {
  title: 'Patterns/Content/LayeredArt',
  component: LayeredArt,
  args: { layers: artLayerFixtures },
  argTypes: { layers: { control: false } },
  render: (args) => <BannerCarousel banners={[{ ...bannerFixtures[0]!, scene: <LayeredArt {...args} /> }]} />,
} satisfies Meta<typeof LayeredArt>;
export default meta;
type Story = StoryObj<typeof meta>;

const artOf = (canvasElement: HTMLElement): HTMLElement =>
  canvasElement.querySelector('[aria-hidden] > img')!.parentElement!;

/** It appears when every layer has come, and follows the mouse over the banner. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const art = artOf(canvasElement);
    await waitFor(() => expect(art).toHaveAttribute('data-shown'));
    const words = canvas.getByRole('heading', { level: 2 });
    const { left, width, top } = art.getBoundingClientRect();
    fireEvent.pointerMove(words, { clientX: left + width, clientY: top + 9, pointerType: 'mouse' });
    await expect(art.style.getPropertyValue('--place')).toBe('-1.000');
    fireEvent.pointerMove(words, { clientX: left, clientY: top + 9, pointerType: 'touch' });
    await expect(art.style.getPropertyValue('--place')).toBe('-1.000');
  },
};

/** A layer that does not come leaves the flat picture. */
export const LayerLost: Story = {
  args: { layers: [...artLayerFixtures, { src: 'data:image/png;base64,AA==', drift: 8 }] },
  play: async ({ canvasElement }) => {
    const art = artOf(canvasElement);
    await waitFor(() => {
      for (const image of art.querySelectorAll('img')) expect(image.complete).toBe(true);
    });
    await expect(art).not.toHaveAttribute('data-shown');
  },
};

/** On a slide that is not shown it waits. */
export const OutOfSight: Story = {
  render: (args) => (
    <BannerCarousel banners={[bannerFixtures[1]!, { ...bannerFixtures[0]!, scene: <LayeredArt {...args} /> }]} />
  ),
  play: async ({ canvasElement }) => {
    const art = artOf(canvasElement);
    await waitFor(() => expect(art).toHaveAttribute('data-shown'));
    await expect(art).not.toHaveAttribute('data-moving');
  },
};

export const Playground: Story = {};
