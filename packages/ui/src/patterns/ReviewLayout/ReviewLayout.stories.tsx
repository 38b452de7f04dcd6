import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ReviewLayout } from './ReviewLayout.tsx';

const onReject = fn();

const meta = {
  title: 'Patterns/Console/ReviewLayout',
  component: ReviewLayout,
  args: {
    label: 'Withdrawals to decide',
    queue: [
      { key: '1', href: '#1', amount: '2,500,000', age: '14 min', name: 'kimheng', mark: <Tag>Second</Tag> },
      { key: '2', href: '#2', amount: '8,400,000', age: '11 min', name: 'rithy' },
    ],
    current: '1',
    children: (
      <Card>
        Payout <TextField label="Note" />
      </Card>
    ),
    aside: <Card>kimheng</Card>,
    note: 'You are the second of two.',
    actions: <Button>Reject (R)</Button>,
    keys: [{ letter: 'R', onPress: onReject }],
  },
  argTypes: { queue: { control: false }, keys: { control: false }, children: { control: false } },
} satisfies Meta<typeof ReviewLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A key works on the page, and not in a field. */
export const Default: Story = {
  play: async ({ canvas }) => {
    // the page listens a moment after it is seen
    await waitFor(async () => {
      await userEvent.keyboard('r');
      await expect(onReject).toHaveBeenCalled();
    });
    onReject.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'r');
    await expect(onReject).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Playground: Story = { tags: ['picture'] };
