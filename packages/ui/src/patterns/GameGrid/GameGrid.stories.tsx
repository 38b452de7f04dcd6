import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import { gameFixtures } from '../GameCard/GameCard.fixtures.ts';
import { featureFixture } from '../GameFeature/GameFeature.fixtures.ts';
import { GameGrid } from './GameGrid.tsx';

const meta = {
  title: 'Patterns/Games/GameGrid',
  component: GameGrid,
  args: { label: 'Slots', games: gameFixtures(24), onToggleFavourite: fn() },
  argTypes: { games: { control: false }, failure: { control: false }, empty: { control: false } },
} satisfies Meta<typeof GameGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement?.closest('[data-card]')?.getAttribute('data-card');

/** One tab stop; arrows by reading direction, Home and End in the row, with Ctrl in the grid. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const columns = Number(canvas.getByRole('grid').getAttribute('aria-colcount'));
    const isRtl = document.documentElement.dir === 'rtl';
    await userEvent.tab();
    await expect(focused()).toBe('0');
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(focused()).toBe('1');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe(String(columns + 1));
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe(String(columns));
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe(String(2 * columns - 1));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focused()).toBe('23'));
    await expect(canvas.getByText(/arrow keys/i)).toBeVisible();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(focused()).toBe('0'));
    window.scrollTo(0, 0);
  },
};

const many = gameFixtures(10_000);

/** Ten thousand games, and never more than 120 cards in the page; the one with the focus stays. */
export const TenThousand: Story = {
  args: { games: many },
  play: async ({ canvas }) => {
    const cards = () => canvas.getAllByRole('gridcell');
    await expect(cards().length).toBeLessThanOrEqual(120);
    await userEvent.tab();
    const first = document.activeElement;
    window.scrollTo(0, 60_000);
    await waitFor(() => expect(cards().length).toBeGreaterThan(12));
    await waitFor(() => expect(Number(cards().at(-1)?.dataset.card)).toBeGreaterThan(1000));
    await expect(cards().length).toBeLessThanOrEqual(120);
    await expect(document.activeElement).toBe(first);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focused()).toBe('9999'));
    window.scrollTo(0, 0);
  },
};

/** A thousand games that appear at one press: bench/run.ts times it beside its baselines. */
export const AtOnePress: Story = {
  args: { games: many.slice(0, 1_000) },
  render: function Press(args) {
    const [isShown, setShown] = useState(false);
    return isShown ? <GameGrid {...args} /> : <Button onClick={() => setShown(true)}>Show 1,000 cards</Button>;
  },
};

/** The next games are asked for before the end is seen, once. */
export const MoreOnTheWay: Story = {
  args: { onEndReached: fn(), total: 80 },
  render: function Growing(args) {
    const [count, setCount] = useState(24);
    return (
      <GameGrid
        {...args}
        games={many.slice(0, count)}
        onEndReached={
          count < 80
            ? () => {
                args.onEndReached?.();
                setCount(count + 28);
              }
            : undefined
        }
      />
    );
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('Slots');
    await waitFor(() => {
      // the page grows by what came meanwhile
      window.scrollTo(0, document.body.scrollHeight);
      expect(args.onEndReached).toHaveBeenCalledTimes(2);
    });
    window.scrollTo(0, 0);
  },
};

/** Skeletons fill the last row and stand in one more. */
export const FetchingMore: Story = { args: { games: gameFixtures(9), isFetchingMore: true } };

/** The room of the games that come is kept while they are asked for: what stands below does not move when they are there. */
export const RoomForMore: Story = {
  args: { games: many.slice(0, 24), total: 50, next: 40, isFetchingMore: true },
  render: function Growing(args) {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <GameGrid {...args} games={isThere ? many.slice(0, 50) : args.games} isFetchingMore={!isThere} />
        <Button onClick={() => setThere(true)}>Let them come</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const below = () => canvas.getByRole('button', { name: 'Let them come' });
    await waitFor(() => expect(canvas.getByRole('grid').style.blockSize).not.toBe(''));
    const top = below().getBoundingClientRect().top + window.scrollY;
    await userEvent.click(below());
    await expect(below().getBoundingClientRect().top + window.scrollY).toBe(top);
    window.scrollTo(0, 0);
  },
};

/** Skeletons of the final shape. */
export const Loading: Story = { args: { games: undefined } };

/** Another filter was chosen: what was there stays until its games are there. */
export const Updating: Story = { args: { games: gameFixtures(12), isUpdating: true } };

export const Failed: Story = {
  args: { games: undefined, failure: <StateView kind="error" onRetry={fn()} /> },
};

/** What is there stays when the next games do not come. */
export const FailedLater: Story = {
  args: { games: gameFixtures(6), failure: <StateView kind="error" onRetry={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The card with the focus goes: the one that takes its place has it, on the same stop. */
export const CardTaken: Story = {
  render: function Taken(args) {
    const [games, setGames] = useState(gameFixtures(24));
    return (
      <GameGrid
        {...args}
        games={games}
        onToggleFavourite={(id) => setGames(games.filter((game) => game.nodeId !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    const hearts = () => canvas.getAllByRole('button', { name: /Favourite/ });
    hearts()[2]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(hearts()).toHaveLength(23));
    await expect(hearts()[2]).toHaveFocus();
    await expect(focused()).toBe('2');
  },
};

const reordered = [...many.slice(50, 60), ...many.slice(0, 50)];

/** Somebody comes back to the page: the card that was opened has the focus, also after the list came in another order. */
export const ComeBack: Story = {
  args: { games: many, defaultActive: many[40]?.nodeId },
  render: function Render(args) {
    const [games, setGames] = useState(args.games);
    return (
      <>
        <GameGrid {...args} games={games} />
        <button type="button" hidden onClick={() => setGames(reordered)}>
          Put in another order
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(focused()).toBe('40'));
    fireEvent.click(canvas.getByText('Put in another order'));
    await waitFor(() => expect(focused()).toBe('50'));
    window.scrollTo(0, 0);
  },
};

/** A press alone is remembered: some browsers give the link no focus for it. */
export const Pressed: Story = {
  args: { games: many, onActiveChange: fn() },
  play: async ({ canvas, args }) => {
    const link = canvas.getAllByRole('link')[3] as HTMLElement;
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await expect(args.onActiveChange).toHaveBeenLastCalledWith(many[3]?.nodeId);
  },
};

/** Another list begins at its first card, and asks for more by itself. */
export const AnotherList: Story = {
  args: { onEndReached: fn() },
  render: function Another(args) {
    const [key, setKey] = useState('hot');
    return (
      <>
        <Button onClick={() => setKey('new')}>New</Button>
        <GameGrid {...args} games={key === 'hot' ? many.slice(0, 12) : many.slice(100, 112)} listKey={key} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(1));
    canvas.getAllByRole('link')[5]?.focus();
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(2));
    await userEvent.tab();
    await expect(focused()).toBe('0');
  },
};

export const Empty: Story = {
  args: { games: [], empty: <StateView kind="empty" title="No games match your filters" /> },
  play: async ({ canvas }) => expect(canvas.queryByRole('grid')).toBeNull(),
};

/** Three to a row on a small screen. */
export const Narrow: Story = {
  args: { games: gameFixtures(12) },
  decorators: [(Story) => <div style={{ inlineSize: 358 }}>{Story()}</div>],
  play: async ({ canvas }) => expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '3'),
};

/** The first game is as large as four cards, and one stop of the keys. */
export const Feature: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [390] },
  args: { games: [featureFixture, ...gameFixtures(20).slice(1)], hasFeature: true },
  play: async ({ canvas }) => {
    const columns = Number(canvas.getByRole('grid').getAttribute('aria-colcount'));
    const isRtl = document.documentElement.dir === 'rtl';
    const [onward, back] = isRtl ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.tab();
    await expect(focused()).toBe('0');
    await userEvent.keyboard(onward);
    await expect(focused()).toBe('1');
    // below it the second row, whose first slots are the feature's
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe(String(columns - 1));
    await userEvent.keyboard(back);
    await expect(focused()).toBe('0');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe(String(2 * columns - 3));
    await userEvent.keyboard('{Home}');
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
  },
};

export const Playground: Story = { tags: ['picture'], args: { games: gameFixtures(10), favourites: new Set([2]) } };
