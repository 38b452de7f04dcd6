import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'won' },
  render: (args) => (
    <p>
      +40,000.00 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The word is in the text and takes no room. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const word = canvas.getByText('won');
    await expect(word.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Playground: Story = {};

/** A word beside a sign, a name for a region, a description of a button. */
export const Matrix: Story = {
  render: () => (
    <>
      <p>
        <span aria-hidden="true">▲</span> 12 <VisuallyHidden>more than yesterday</VisuallyHidden>
      </p>
      <section aria-labelledby="draws">
        <h2>
          <VisuallyHidden id="draws">Draws of today</VisuallyHidden>
        </h2>
        <button type="button" aria-describedby="closes">
          Buy a ticket
        </button>
        <VisuallyHidden id="closes">Closes in five minutes</VisuallyHidden>
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^12/)).toHaveTextContent('▲ 12 more than yesterday');
    await expect(canvas.getByRole('region', { name: 'Draws of today' })).toBeInTheDocument();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Closes in five minutes');
  },
};
