import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';

const meta = { title: 'Data/BrandMark', component: BrandMark } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture of the brand's own, which screen readers pass over. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('[aria-hidden]') ?? canvasElement;
    await expect(getComputedStyle(mark).backgroundImage).toMatch(/^url\("data:image\/svg\+xml/);
  },
};
