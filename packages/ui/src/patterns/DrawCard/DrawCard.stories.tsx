import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import { openedFixtures } from '../OpenedNumbers/OpenedNumbers.fixtures.ts';
import { openedKinds } from '../OpenedNumbers/OpenedNumbers.variants.ts';
import { drawFixture, runningFixture } from './DrawCard.fixtures.ts';
import { DrawCard } from './DrawCard.tsx';
import { drawPhases } from './DrawCard.variants.ts';
import { DrawCardSkeleton } from './DrawCardSkeleton.tsx';

const meta = {
  title: 'Patterns/Draws/DrawCard',
  component: DrawCard,
  args: { draw: drawFixture },
  argTypes: { clockOffset: { control: 'number' } },
  decorators: [(Story, { parameters: { width = 380 } }) => <div style={{ maxInlineSize: width }}>{Story()}</div>],
} satisfies Meta<typeof DrawCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for the whole card, named by the lottery; time and numbers are read as text. */
export const Default: Story = {
  // bets close long after the story is read, however long other stories took before it is shown
  args: {
    draw: { ...drawFixture, running: { ...runningFixture, closesAt: new Date(Date.now() + 3_500_000).toISOString() } },
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Mekong 5/45' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/lottery?game=MEKONG545');
    await expect(canvas.getByText(/Closes/)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^[345]\d:\d\d$/);
    await expect(canvas.getByRole('list', { name: 'Numbers of draw 20261121-093' })).toBeVisible();
  },
};

export const Playground: Story = {};

/** Bets are closed, the numbers come soon. */
export const Closed: Story = {
  args: { draw: { ...drawFixture, running: { ...runningFixture, phase: 'closed' } } },
  play: async ({ canvas }) => expect(canvas.getByText(/Draw in/)).toBeVisible(),
};

/** Nothing counts any more: the numbers are on their way. */
export const Drawing: Story = {
  args: { draw: { ...drawFixture, running: { ...runningFixture, phase: 'drawing' } } },
  play: async ({ canvas }) => expect(canvas.queryByRole('timer')).toBeNull(),
};

export const Late: Story = { args: { draw: { ...drawFixture, running: { ...runningFixture, phase: 'late' } } } };

export const Void: Story = { args: { draw: { ...drawFixture, running: { ...runningFixture, phase: 'void' } } } };

/** Nothing is planned, and the last draw did not take place. */
export const Unplanned: Story = {
  args: { draw: { ...drawFixture, running: undefined, last: { drawNo: '20261121-093', result: undefined } } },
  play: async ({ canvas }) => expect(canvas.getByText(/was called off/)).toBeVisible(),
};

/** A lottery without a draw so far. */
export const Empty: Story = {
  args: { draw: { ...drawFixture, last: undefined } },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};

export const Loading: Story = { render: () => <DrawCardSkeleton /> };

/** The phase goes below a long name. */
export const LongKhmer: Story = {
  args: {
    draw: { ...drawFixture, name: 'ឆ្នោតជាតិកម្ពុជាប្រាំពីរទន្លេនិងព្រះច័ន្ទ', groupName: 'ឆ្នោតប្រចាំថ្ងៃនៃតំបន់អាស៊ីអាគ្នេយ៍' },
  },
};

export const LongArabic: Story = {
  args: {
    draw: {
      ...drawFixture,
      name: 'يانصيب نهر الميكونغ الكبير للأنهار السبعة',
      groupName: 'السحوبات اليومية لجنوب شرق آسيا',
    },
  },
};

/** As narrow as a card gets on 320 px. */
export const Narrow: Story = {
  args: { draw: { ...drawFixture, last: { drawNo: '20261121-093', result: openedFixtures.race } } },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Matrix: Story = {
  tags: ['picture'],
  parameters: { width: 1080 },
  render: () => (
    <Grid column="panel">
      {drawPhases.map((phase, index) => (
        <DrawCard
          key={phase}
          draw={{
            ...drawFixture,
            running: { ...runningFixture, phase },
            last: { drawNo: '20261121-093', result: openedFixtures[openedKinds[index] ?? 'balls'] },
          }}
        />
      ))}
      <DrawCard draw={{ ...drawFixture, last: undefined }} />
      <DrawCardSkeleton />
    </Grid>
  ),
};
