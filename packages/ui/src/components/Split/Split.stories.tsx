import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Split } from './Split.tsx';

const meta = {
  title: 'Layout/Split',
  component: Split,
  args: { children: <Card>Recently played</Card>, aside: <Card>Winners</Card> },
  argTypes: { children: { control: false }, aside: { control: false } },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The main content comes first, for eyes and for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const order = canvas.getByText('Recently played').compareDocumentPosition(canvas.getByText('Winners'));
    await expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Playground: Story = { tags: ['picture'] };
