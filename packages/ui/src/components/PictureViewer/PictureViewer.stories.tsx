import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PictureViewer } from './PictureViewer.tsx';

const src = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="oklch(0.96 0.01 230)"/><g fill="oklch(0.6 0.03 230)"><rect x="40" y="60" width="300" height="14"/><rect x="40" y="110" width="420" height="14"/><rect x="40" y="160" width="360" height="14"/><rect x="40" y="250" width="240" height="14"/><rect x="40" y="300" width="400" height="14"/></g></svg>',
)}`;

const meta = {
  title: 'Data/PictureViewer',
  component: PictureViewer,
  args: { src, label: 'Account statement, picture 1 of 2', width: 600, height: 400 },
  argTypes: { src: { control: false } },
} satisfies Meta<typeof PictureViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fits its place first; it is made larger in steps, and the place then takes the arrow keys. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const place = canvas.getByRole('region', { name: 'Account statement, picture 1 of 2' });
    await expect(place.scrollWidth).toBe(place.clientWidth);
    const larger = canvas.getByRole('button', { name: 'Larger' });
    await userEvent.click(larger);
    await expect(place.scrollWidth).toBe(2 * place.clientWidth);
    await userEvent.click(larger);
    await userEvent.click(larger);
    await expect(place.scrollWidth).toBe(3 * place.clientWidth);
    await userEvent.tab();
    await expect(place).toHaveFocus();
    const smaller = canvas.getByRole('button', { name: 'Smaller' });
    for (const _ of [1, 2, 3]) await userEvent.click(smaller);
    await expect(place.scrollWidth).toBe(place.clientWidth);
  },
};

export const Playground: Story = {};
