import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { createPromises } from '../fair/seeds.ts';
import { verifyBy } from '../fair/verify.ts';
import type { Round } from '../model.ts';
import { checkedRounds, commitment } from '../workshop/fixtures.ts';
import { GamePart } from '../workshop/GamePart.tsx';
import { createFairPlay } from './fair-play.ts';

interface Args {
  readonly rounds: readonly Round[];
  readonly how: string;
}

/** The seeds of the next round, the way to change them, and the check of the last rounds in the page itself. */
const meta = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  title: 'Games/FairPlay',
  args: {
    rounds: checkedRounds,
    how: 'Each reel takes the next number of the stream and stops at the symbol that stands at it.',
  },
  argTypes: {
    rounds: { control: false, description: 'The last rounds, the newest first.' },
    how: { control: 'text', description: 'How the game takes its result from the stream of numbers.' },
  },
  render: ({ rounds, how }) => (
    <GamePart
      create={() => {
        const dialog = createFairPlay({
          verify: verifyBy(() => Promise.resolve(true)),
          howText: () => [new Text(how)],
          server: {
            history: () => Promise.resolve({ rounds, commitment }),
            rotate: () =>
              Promise.resolve({
                revealed: { serverSeed: '02'.repeat(32), serverSeedHash: commitment.serverSeedHash, rounds: 4 },
                commitment: { ...commitment, serverSeedHash: '64'.repeat(32), nonce: 0 },
              }),
          },
          decimals: 2,
          commitment,
          promises: createPromises(),
          onCommitment: () => undefined,
          isPlaying: () => false,
        });
        // a dialog opens where it stands in the page, which is a moment later
        queueMicrotask(dialog.open);
        return [dialog.element];
      }}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Fair play' });

/** Each round is played again in the page: it agrees, differs, or cannot be checked, with the reason. */
export const Default: Story = {
  play: async () => {
    await dialog();
    await userEvent.click(await screen.findByRole('button', { name: 'Check all rounds' }));
    await expect(await screen.findByText(/Match: 1\. Mismatch: 1\./)).toBeVisible();
    for (const verdict of ['Match', 'Mismatch', 'Seed secret', 'Cancelled'])
      await expect(screen.getByText(verdict)).toBeVisible();
  },
};

/** Before the first round there is nothing to check; the seed can be changed all the same, which reveals it. */
export const Revealed: Story = {
  args: { rounds: [] },
  play: async () => {
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Reveal and change the server seed' }));
    await expect(await screen.findByText('The server seed has been revealed and changed.')).toBeVisible();
    await expect(screen.getByText(/^02/)).toBeVisible();
  },
};

/** What not to do: only who reads formulas learns how a round comes about. */
export const FormulaAlone: Story = {
  args: { rounds: [], how: 'r_i = HMAC_SHA256(s, c:n)[i] * L_i >> 32' },
  play: async () => {
    await dialog();
    await userEvent.click(screen.getByText('How a round is computed'));
    await expect(screen.getByText(/^r_i/)).toBeVisible();
  },
};
