import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NextImageContext } from '../../provider/image.ts';
import { bannerFixtures, khmerBannerFixture } from './BannerCarousel.fixtures.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

const meta = {
  title: 'Patterns/Content/BannerCarousel',
  component: BannerCarousel,
  args: { banners: bannerFixtures },
  argTypes: { banners: { control: false } },
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons lead through the banners in either reading direction; one that is out of sight cannot be reached. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next slide' });
    const link = canvas.getByRole('link', { name: /^Claim bonus ?: ./ });
    await expect(link.closest('[inert]')).toBeNull();
    await userEvent.click(next);
    await waitFor(() => expect(link.closest('[inert]')).not.toBeNull());
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByRole('link', { name: /^See more ?: ./ }).closest('[inert]')).toBeNull());
  },
};

/** Only the first picture is asked for at once. */
export const FirstComesFirst: Story = {
  play: async ({ canvasElement }) => {
    const [first, ...others] = canvasElement.querySelectorAll('img');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) await expect(other).toHaveAttribute('loading', 'lazy');
  },
};

/** One that turns can be stopped. Tests ask for reduced motion, where it waits to be told. */
export const Turning: Story = {
  args: { hasAutoplay: true },
  play: async ({ canvas }) => {
    const [start, stop] = ['Start the slideshow', 'Stop the slideshow'];
    if (matchMedia('(prefers-reduced-motion: reduce)').matches)
      await userEvent.click(await canvas.findByRole('button', { name: start }));
    await userEvent.click(await canvas.findByRole('button', { name: stop }));
    await expect(await canvas.findByRole('button', { name: start })).toBeVisible();
  },
};

/** One banner needs no buttons. */
export const Single: Story = {
  args: { banners: bannerFixtures.slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

/** The skeleton has the height of the banner. */
export const Loading: Story = { args: { banners: undefined } };

export const Empty: Story = {
  args: { banners: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};

const lost = 'data:image/png;base64,AA==';
const nextSource = fn((_failed: string, attempt: number): string =>
  attempt === 2 ? lost : bannerFixtures[1]!.imageUrl,
);

/** A picture that does not load is looked for at the next place, three times in all. */
export const NextHost: Story = {
  args: { banners: [{ ...bannerFixtures[0]!, imageUrl: lost }] },
  decorators: [
    (Story) => (
      <NextImageContext value={nextSource}>
        <Story />
      </NextImageContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0), {
      timeout: 5_000,
    });
    await expect(nextSource.mock.calls.map(([, attempt]) => attempt)).toEqual([2, 3]);
  },
};

const lostSource = fn((failed: string): string => failed);

/** After three tries the banner says what it has to say without its picture. */
export const PictureFailed: Story = {
  args: { banners: [{ ...bannerFixtures[0]!, imageUrl: lost }] },
  decorators: [
    (Story) => (
      <NextImageContext value={lostSource}>
        <Story />
      </NextImageContext>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(lostSource).toHaveBeenCalledTimes(2), { timeout: 5_000 });
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('link', { name: /^Claim bonus ?: ./ })).toBeVisible();
  },
};

/** What stands beside it stays when the banners do not come. */
export const Failed: Story = {
  args: { banners: undefined, failure: <p>The server took too long to respond.</p>, aside: <p>Next draw</p> },
  play: async ({ canvas }) => expect(canvas.getByText('Next draw')).toBeVisible(),
};

export const Khmer: Story = { args: { banners: [khmerBannerFixture] } };

/** Two lines of title and no more; on a phone the text gives way to the second. */
export const LongTitle: Story = { args: { banners: bannerFixtures.slice(2) } };

export const Playground: Story = { tags: ['picture'], parameters: { pictureWidths: [390, 1280] } };
