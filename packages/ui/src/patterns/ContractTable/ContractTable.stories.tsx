import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import {
  contractFixtures,
  dailyFixture,
  endingFixture,
  hourlyFixture,
  offerFixture,
  outcomeFixture,
  realtimeFixture,
} from './ContractTable.fixtures.ts';
import { ContractTable } from './ContractTable.tsx';

const meta = {
  title: 'Patterns/Agents/ContractTable',
  component: ContractTable,
  args: {
    caption: 'Dividend contracts',
    kind: 'dividend',
    contracts: contractFixtures,
    onChoose: fn(),
    onView: fn(),
  },
  argTypes: { contracts: { control: false } },
} satisfies Meta<typeof ContractTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const only = (id: string) => contractFixtures.filter((contract) => contract.id === id);
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
const sameSize = async (one: Element, other: Element): Promise<void> => {
  const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  await expect(Math.abs(first.width - second.width)).toBeLessThanOrEqual(1);
  await expect(first.height).toBe(second.height);
};

/** Every state in the agent centre. */
export const Default: Story = {
  args: { footer: <Pagination page={5} pageSize={7} total={214} label="Pages of contracts" /> },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Dividend contracts' });
    for (const status of ['Pending', 'Amended', 'Signed', 'In force', 'Rejected', 'Terminated'])
      await expect(within(table).getAllByText(status).length).toBeGreaterThan(0);
    await expect(within(table).getAllByText('End requested')).toHaveLength(2);
  },
};

/** A with an end that the other party asked for: it says so, and is answered; agreeing ends it at once. */
export const SignedEndRequested: Story = {
  args: { contracts: only('d3').map((one) => ({ ...one, endRequestedBy: 'other', actions: ['terminate', 'keep'] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('End requested')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Refuse, keep contract/ })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Agree to end/ }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/ends at once/);
    await userEvent.click(screen.getByRole('button', { name: 'Keep contract' }));
    await gone();
  },
};

/** P: sign and reject, of one size; signing needs no question, rejecting takes a reason along. */
export const Pending: Story = {
  args: { contracts: only('d1') },
  play: async ({ canvas, args }) => {
    const sign = canvas.getByRole('button', { name: 'Sign sokha_88, Live casino' });
    const reject = canvas.getByRole('button', { name: 'Reject sokha_88, Live casino' });
    await sameSize(sign, reject);
    await userEvent.click(sign);
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: 'sign', letter: 'A', hasConfirmedHigherRate: false }),
    );
    await userEvent.click(reject);
    const question = within(document.body).getByRole('alertdialog', { name: 'Reject these terms?' });
    await userEvent.type(within(question).getByRole('textbox', { name: 'Reason (optional)' }), 'Too low');
    await userEvent.click(within(question).getByRole('button', { name: 'Reject terms' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: 'reject', letter: 'R', reason: 'Too low' }),
    );
  },
};

/** E: an amended offer is answered like a new one; what was signed before holds meanwhile. */
export const Amended: Story = {
  args: { contracts: only('d2') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Sign/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /^Reject/ })).toBeEnabled();
  },
};

/** A: signed, begins with the next cycle; nothing to answer. */
export const Signed: Story = {
  args: { contracts: only('d3') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^View/ }));
    await expect(args.onView).toHaveBeenCalledWith(only('d3')[0]);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** V: terminating is asked about, and cancelling stops it. */
export const InForce: Story = {
  args: { contracts: only('d4') },
  play: async ({ canvas, args }) => {
    const terminate = canvas.getByRole('button', { name: /^Terminate/ });
    await sameSize(terminate, canvas.getByRole('button', { name: /^Reject/ }));
    await userEvent.click(terminate);
    await screen.findByRole('alertdialog', { name: 'Terminate this contract?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep contract' }));
    await gone();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect(terminate).toHaveFocus());
    await userEvent.click(terminate);
    await userEvent.click(await screen.findByRole('button', { name: 'Terminate' }));
    await gone();
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ action: 'terminate', letter: 'C' }));
  },
};

/** V with an end that the other party asked for: both answers stay and their words change. */
export const EndRequestedByOther: Story = {
  args: { contracts: only('d5') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^Agree to end/ })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Refuse, keep contract/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ action: 'keep', letter: 'A' }));
  },
};

/** V with an end that was asked for here: it waits, and can be taken back. */
export const EndRequestedBySelf: Story = {
  args: { contracts: only('d6') },
  play: async ({ canvas, args }) => {
    const terminate = canvas.getByRole('button', { name: /^Terminate/ });
    await expect(terminate).toHaveAccessibleDescription(
      'You asked to end this contract. The other party has to agree.',
    );
    await userEvent.click(terminate);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^Withdraw request/ })).toBeEnabled();
  },
};

/** Real-time: an offer that would cost the signer, and a contract that ends and can only be looked at. */
export const RealTime: Story = {
  args: { caption: 'Real-time contracts', kind: 'realtime', contracts: [realtimeFixture, endingFixture] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'Sign',
      'Reject',
      'View',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Sign/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign anyway' }));
    await gone();
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'sign', hasConfirmedHigherRate: true }),
    );
  },
};

/** What the offerer sees of its own offer: it can be taken back. */
export const OwnOffer: Story = {
  args: { contracts: only('d1'), viewer: 'offerer' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Take back/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ action: 'withdraw', letter: 'R' }));
  },
};

/** R and C: closed. */
export const Closed: Story = { args: { contracts: [...only('d7'), ...only('d8')] } };

/** Below a downline's rate: cancelling the notice stops the signing, confirming it signs. */
export const HigherRate: Story = {
  args: { contracts: [offerFixture] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('A downline holds a higher rate')).toBeVisible();
    const sign = canvas.getByRole('button', { name: /^Sign/ });
    await userEvent.click(sign);
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/dara\.k holds 18%.*3%/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await gone();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(sign);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign anyway' }));
    await gone();
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'sign', letter: 'A', hasConfirmedHigherRate: true }),
    );
  },
};

/** In a dialog, where long words may break anywhere: rates and answers stay whole, and the kind names the cards. */
export const InDialog: Story = {
  args: {
    ...{ kind: 'daily', caption: 'Daily wages', kindName: 'Daily wage (multi-rate)' },
    contracts: [{ ...dailyFixture, status: 'E', actions: ['sign', 'reject', 'terminate'] }],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 876, overflowWrap: 'anywhere' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const heightOf = (one: Element) => one.getBoundingClientRect().height;
    const [sign, , terminate] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement, HTMLElement];
    await sameSize(sign, terminate);
    await expect(heightOf(canvas.getByText('0.50%'))).toBe(heightOf(canvas.getByText('5,000.00')));
    await expect(canvas.getByText(/^Daily wage \(multi-rate\) · /)).toBeInTheDocument();
  },
};

/** Wages in percent with two decimals, or as an amount. */
export const DailyWage: Story = {
  args: { kind: 'daily', caption: 'Daily wages', contracts: [dailyFixture] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.50%')).toBeVisible();
    await expect(canvas.getByText('5,000.00')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Cycle loss' })).not.toBeInTheDocument();
  },
};

/** Tables for what the house and what the team has won: each tier says which it is of. */
export const Outcomes: Story = {
  args: { kind: 'daily', caption: 'Daily wages', contracts: [outcomeFixture] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('when the house has won')).toHaveLength(2);
    await expect(canvas.getAllByText('when the team has won')).toHaveLength(1);
  },
};

/** An hourly contract is ended by A and kept by R: other letters, the same meanings. */
export const HourlySalary: Story = {
  args: { kind: 'hourly', caption: 'Hourly salaries', contracts: [hourlyFixture] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Refuse/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'keep', letter: 'R' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Agree to end/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Agree to end' }));
    await gone();
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'terminate', letter: 'A' }));
  },
};

/** While one action runs nothing else can be pressed. */
export const Busy: Story = {
  args: { pending: { id: 'd1', action: 'sign' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Sign sokha_88/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: /^Reject sokha_88/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Sign vicheka/ })).toBeDisabled();
  },
};

export const Loading: Story = { args: { contracts: undefined } };

export const Empty: Story = { args: { contracts: [] } };

/** The upline's side: offers wait for the other party. */
export const Offerer: Story = {
  args: { viewer: 'offerer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Downline' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Sign/ })).not.toBeInTheDocument();
  },
};

const narrow: Story['decorators'] = [(Story) => <div style={{ maxInlineSize: 358 }}>{Story()}</div>];

/** 390 px: tiers, worked example, answers of equal weight, notice. */
export const Cards: Story = {
  tags: ['picture'],
  args: { contracts: [offerFixture] },
  decorators: narrow,
  play: async ({ canvas }) => {
    const [sign, reject] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await sameSize(sign, reject);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8);
  },
};

export const CardsOfWages: Story = {
  args: { kind: 'daily', caption: 'Daily wages', contracts: [dailyFixture] },
  decorators: narrow,
};

export const CardsOfEveryState: Story = { decorators: narrow };

/** Every state: as cards, and as a table where all of it has room. */
export const Playground: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [390, 920, 1280] },
  args: { contracts: [...contractFixtures, offerFixture] },
};
