import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from './Alert.tsx';
import { alertTones } from './Alert.variants.ts';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { title: 'Account or password is incorrect', description: 'Check both and try again.', tone: 'negative' },
  argTypes: { tone: { options: alertTones, control: 'inline-radio' } },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A refusal is read out at once. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Account or password is incorrect'),
};

export const Playground: Story = { args: { tone: 'info' } };

/** A note waits until the reader pauses. */
export const Note: Story = {
  args: { tone: 'info', title: 'Your limits change tomorrow', description: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeVisible(),
};

/** For support: the code and the request can be copied. They begin below the words, from right to left too. */
export const WithCode: Story = {
  args: { code: 'AUTH_BAD_CREDENTIALS', requestId: '0d9f3c52-8a0e' },
  play: async ({ canvas, args }) => {
    const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
    const start = (element: HTMLElement): number => {
      const { left, right } = element.getBoundingClientRect();
      return Math.round(isRightToLeft ? right : left);
    };
    await expect(start(canvas.getByText(/AUTH_BAD_CREDENTIALS/))).toBe(start(canvas.getByText(args.title)));
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 420 }}>
      {alertTones.map((tone) => (
        <Alert {...args} key={tone} tone={tone} />
      ))}
    </div>
  ),
};
