import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Progress } from '../../components/Progress/Progress.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import { LotteryFrame } from './LotteryFrame.tsx';

/** A page without a network: what stands in the frame is of another origin, as vendors are. */
const lobby = `data:text/html,${encodeURIComponent(
  '<!doctype html><html lang="en"><title>Lottery</title><body style="margin:0;display:grid;place-items:center;block-size:100vh;background:#0c2b24;color:#f2c14e;font:700 32px sans-serif"><main>048213</main></body></html>',
)}`;

const meta = {
  title: 'Patterns/Draws/LotteryFrame',
  component: LotteryFrame,
  args: { title: 'Vietnam lottery', onBack: fn(), onReload: fn(), address: lobby },
  argTypes: { cover: { control: false } },
} satisfies Meta<typeof LotteryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The vendor's page learns nothing of ours, and can be left and reloaded. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const frame = canvas.getByTitle('Vietnam lottery');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vietnam lottery' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    // without the event, which leads to the window of the lottery
    await expect(args.onBack).toHaveBeenCalledWith();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledWith();
  },
};

/** On its way: there is no frame yet. */
export const Opening: Story = {
  args: { address: undefined, cover: <Progress label="The lottery is opening" /> },
  play: async ({ canvas }) => expect(canvas.queryByTitle('Vietnam lottery')).toBeNull(),
};

export const Maintenance: Story = { args: { address: undefined, cover: <StateView kind="maintenance" /> } };

export const Failed: Story = {
  args: { address: undefined, cover: <StateView kind="error" onRetry={fn()} code="UPSTREAM_TIMEOUT" /> },
};

export const LongArabic: Story = {
  args: { title: 'يانصيب نهر الميكونغ الكبير للأنهار السبعة في جنوب شرق آسيا', address: undefined },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Playground: Story = {
  tags: ['picture'],
  args: { address: undefined, cover: <StateView kind="maintenance" /> },
};
