import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { NewsLine } from '../NewsLine/NewsLine.tsx';
import { GameFrame } from './GameFrame.tsx';

/** A game without a network: what stands in it is of another origin, as games are. */
const game = `data:text/html,${encodeURIComponent(
  '<!doctype html><html lang="en"><title>Game</title><body style="margin:0;display:grid;place-items:center;block-size:100vh;background:#120d24;color:#f2c14e;font:700 40px sans-serif"><main>WIN 42,500.00</main></body></html>',
)}`;

const news = [{ id: '1', title: 'New lanterns hang in Lotus Fortune' }];

const meta = {
  title: 'Patterns/Games/GameFrame',
  component: GameFrame,
  args: {
    title: 'Lotus Fortune',
    vendor: 'House Studio',
    vendorHref: '/providers/HOUSE',
    onBack: fn(),
    startedAt: new Date(Date.now() - 1_458_000).toISOString(),
    net: '42500.0000',
    balance: '1284500.0000',
    currency: 'KHR',
    onRefreshBalance: fn(),
    onToggleFavourite: fn(),
    fairPlay: <Text>Published return to player: 96.10 %</Text>,
    onReport: fn(),
  },
  argTypes: {
    cover: { control: false },
    notice: { control: false },
    news: { control: false },
    fairPlay: { control: false },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GameFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A game of another origin is sandboxed and learns nothing of the page it stands in. */
export const Default: Story = {
  args: { address: game },
  play: async ({ canvas, args }) => {
    const frame = canvas.getByTitle('Game: Lotus Fortune');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^\d\d:\d\d$/);
    await expect(canvas.getByRole('link', { name: 'House Studio' })).toHaveAttribute('href', '/providers/HOUSE');
    await userEvent.click(canvas.getByRole('button', { name: 'Exit game' }));
    // without the event, which leads to the window of the game
    await expect(args.onBack).toHaveBeenCalledWith();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }));
    await expect(args.onRefreshBalance).toHaveBeenCalledWith();
    await userEvent.click(canvas.getByRole('button', { name: 'Report a problem' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
    await expect(args.onReport).toHaveBeenCalledWith();
  },
};

/** Our own origin gets no sandbox: it could take it off itself. */
export const OwnOrigin: Story = {
  args: { address: new URL('/favicon.ico', window.location.href).href },
  play: async ({ canvas }) => expect(canvas.getByTitle('Game: Lotus Fortune')).not.toHaveAttribute('sandbox'),
};

export const FairPlay: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fair play' }));
    const panel = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Fair play' });
    await expect(panel).toHaveTextContent('96.10 %');
  },
};

/** The game loads below its cover, out of reach of keys and readers. */
export const Opening: Story = {
  args: { address: game, cover: <Progress label="The game is opening" />, net: undefined, balance: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    const frame = canvasElement.querySelector('iframe');
    await expect(frame && getComputedStyle(frame).visibility).toBe('hidden');
  },
};

/** A cover that has nothing to say is not there. */
export const EmptyCover: Story = {
  render: (args) => {
    const Nothing = () => null;
    return <GameFrame {...args} address={game} cover={<Nothing />} />;
  },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe');
    await expect(frame && getComputedStyle(frame).visibility).toBe('visible');
  },
};

/** Which game is not known yet. */
export const Unknown: Story = { render: ({ onBack }) => <GameFrame onBack={onBack} /> };

export const Failed: Story = { args: { cover: <StateView kind="error" onRetry={fn()} /> } };

export const Notice: Story = {
  args: { notice: <Alert tone="negative" title="Your balance is too low for this stake" /> },
};

/** What was announced of the game lies over no name of it: beside that, or above the game; closed, the game has the room. */
export const News: Story = {
  args: { address: game, news: <NewsLine news={news} onOpen={fn()} onDismiss={fn()} /> },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: news[0]?.title ?? '' });
    await expect(button).toBeVisible();
    const frame = canvasElement.querySelector('iframe')?.getBoundingClientRect();
    const line = button.parentElement?.getBoundingClientRect();
    if (!frame || !line) throw new Error('The game has no place.');
    const middle = frame.left + frame.width / 2;
    const isBeside = line.left >= middle + 240 || line.right <= middle - 240;
    await expect(isBeside || line.bottom <= frame.top).toBe(true);
  },
};

export const NoNews: Story = {
  args: { address: game, news: <NewsLine news={[]} onOpen={fn()} onDismiss={fn()} /> },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    const stage = canvasElement.querySelector('iframe')?.getBoundingClientRect();
    await expect(stage?.top).toBeCloseTo(bar.bottom, 0);
  },
};

export const LongName: Story = {
  args: { title: 'The golden buffalo of the seven rivers and the moon of the last harvest', net: '-1250000.0000' },
};

export const Playground: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [390, 1280] },
  args: { startedAt: undefined, cover: <Progress label="The game is opening" value={40} /> },
};
