import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createAnnouncer } from '../announcer.ts';
import { ApiError } from '../api.ts';
import { createControls } from '../controls.ts';
import { el } from '../dom.ts';
import { createPromises } from '../fair/seeds.ts';
import { createFooter } from '../footer.ts';
import { createRoundClock } from '../live/round-clock.ts';
import type { Round } from '../model.ts';
import { createGate } from '../motion.ts';
import { createOverlay } from '../overlay.ts';
import { commitment, roundOf, session } from '../workshop/fixtures.ts';
import { GamePart } from '../workshop/GamePart.tsx';
import { createRoundPlayer, type RoundPlayerOptions } from './round-player.ts';
import type { Stage } from './stage.ts';

interface Args {
  /** What becomes of a round: paid at once, stored while the wallet is slow, or without an answer. */
  readonly outcome: 'paid' | 'settling' | 'offline';
  /** Whether the stage says what is waited for. */
  readonly hasNotices: boolean;
}

/** The server's answers to one round. */
function answersOf(outcome: Args['outcome']): () => Promise<Round> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (outcome !== 'offline') return roundOf(outcome === 'settling' ? { state: 'SETTLING' } : {});
    if (tries === 1) throw new ApiError('NETWORK');
    return new Promise(() => undefined);
  };
}

/** A game as small as one can be: it says what came back. */
function createStage(announce: (text: string) => void, hasNotices: boolean) {
  const board = el('p', { style: 'padding: 3rem 1rem; text-align: center' }, 'Ready');
  const say = (text: string) => {
    board.textContent = text;
  };
  const stage: Stage<Round> = {
    gate: createGate(),
    decimals: session.decimals,
    announce,
    clear: () => say('Ready'),
    notice: (_, text) => hasNotices && say(text()),
    start: () => {
      say('Moving');
      return { land: async (round) => say(round ? 'At rest' : 'Ready') };
    },
    showResult: async (round) => stage.sayResult(round),
    sayResult: ({ payout }) => {
      say(`Paid ${payout}`);
      announce(`Paid ${payout}`);
    },
    showEnd: () => say('At rest'),
  };
  return { stage, board };
}

function createPage({ outcome, hasNotices }: Args): readonly HTMLElement[] {
  const spin = answersOf(outcome);
  const announcer = createAnnouncer();
  const { stage, board } = createStage(announcer.say, hasNotices);
  const overlay = createOverlay();
  const footer = createFooter({ rtp: '96.00' }, commitment);
  const controls = createControls({
    session,
    onSpin: () => void player.spin(),
    onStake: fn(),
    tools: el('div'),
    hasBalance: true,
  });
  const server: RoundPlayerOptions<Round>['server'] = {
    spin: async () => ({ round: await spin(), commitment }),
    step: async () => ({ round: await spin(), commitment }),
    history: async () => ({ rounds: [], commitment }),
    seen: async () => null,
    ended: () => new Promise(() => undefined),
    balance: async () => ({ balance: session.balance, maxStake: session.maxStake }),
  };
  const player = createRoundPlayer({
    stage,
    server,
    controls,
    footer,
    overlay,
    frame: { send: () => undefined },
    currency: session.currency,
    balance: session.balance,
    maxStake: session.maxStake,
    commitment: () => commitment,
    promises: createPromises(),
    onCommitment: () => undefined,
    clock: createRoundClock(),
    isPushed: () => false,
  });
  const place = el('div', { style: 'position: relative; min-height: 16rem' }, board, overlay.element);
  return [place, controls.element, footer.element, announcer.element];
}

/** A round from stake to payout, with what every game has around its board. */
const meta = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  title: 'Games/RoundPlayer',
  args: { outcome: 'paid', hasNotices: true },
  argTypes: {
    outcome: {
      options: ['paid', 'settling', 'offline'],
      control: 'inline-radio',
      description: 'What becomes of a round.',
    },
    hasNotices: { control: 'boolean', description: 'Whether the stage says what is waited for.' },
  },
  render: (args) => <GamePart key={`${args.outcome} ${args.hasNotices}`} create={() => createPage(args)} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressSpin: Story['play'] = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Spin' }));

/** The stake leaves the balance when the game moves, and what came back is in it when it stops. */
export const Default: Story = {
  play: async (context) => {
    await pressSpin(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('status')).toHaveTextContent('Paid 1250.0000');
    await expect(canvas.getByText(/250,750/)).toBeVisible();
    await expect(canvas.getByText('20261123-88213')).toBeVisible();
  },
};

/** The result is stored and the wallet has not answered yet: nothing else can be started meanwhile. */
export const PayoutOnItsWay: Story = {
  args: { outcome: 'settling' },
  play: async (context) => {
    await pressSpin(context);
    const { canvas } = context;
    await expect((await canvas.findAllByText(/Its payout is on the way/))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Spin' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Nobody knows whether the round was played: the same one is tried again, until there is an answer. */
export const ConnectionLost: Story = {
  args: { outcome: 'offline' },
  play: async (context) => {
    await pressSpin(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('will not be charged twice');
  },
};

/** What not to do: the win is shown and is not in the balance yet, and nobody says why. */
export const SilentStage: Story = {
  args: { outcome: 'settling', hasNotices: false },
  play: async (context) => {
    await pressSpin(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Paid 1250.0000')).toBeVisible();
  },
};
