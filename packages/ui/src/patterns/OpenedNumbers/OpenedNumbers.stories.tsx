import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { openedFixtures } from './OpenedNumbers.fixtures.ts';
import { OpenedNumbers, type OpenedNumbersProps } from './OpenedNumbers.tsx';
import { openedKinds, openedSizes } from './OpenedNumbers.variants.ts';

const meta = {
  title: 'Patterns/Draws/OpenedNumbers',
  component: OpenedNumbers,
  args: { result: openedFixtures.balls, label: 'Numbers of draw 20261121-093' },
  argTypes: { size: { options: openedSizes, control: 'inline-radio' } },
} satisfies Meta<typeof OpenedNumbers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list of numbers to screen readers, the bonus said to be one. Silent: a card in a row announces nothing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Numbers of draw 20261121-093' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await expect(list).toHaveTextContent('Bonus number 9');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Playground: Story = { args: { size: 'lg' } };

/** The numbers of a result run left to right where the page does not. */
export const Digits: Story = {
  args: { result: openedFixtures.digits },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first!.getBoundingClientRect().left).toBeLessThan(second!.getBoundingClientRect().left);
  },
};

/** Faces for the eye, numbers for the ear. */
export const Dice: Story = {
  args: { result: openedFixtures.dice },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1', '4', '6']),
};

/** From the first place on. */
export const Race: Story = { args: { result: openedFixtures.race } };

/** Each prize with its numbers. */
export const Board: Story = {
  args: { result: openedFixtures.board },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getByText('048213')).toBeVisible();
  },
};

/** Twenty numbers of a keno draw go on in the next line, on 320 px too: it begins where lines of the page do. */
export const Many: Story = {
  args: { result: { kind: 'balls', numbers: Array.from({ length: 20 }, (_, index) => `${index * 4 + 1}`) } },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ maxInlineSize: 288 }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('list').getBoundingClientRect().right;
    await expect(canvas.getAllByRole('listitem').at(-1)!.getBoundingClientRect().right).toBeCloseTo(edge);
  },
};

function Drawing(props: OpenedNumbersProps) {
  const [draws, setDraws] = useState(93);
  return (
    <Stack align="start">
      <OpenedNumbers
        {...props}
        label={`Numbers of draw ${draws}`}
        result={{ kind: 'balls', numbers: draws === 93 ? ['3', '9', '18'] : ['7', '12', '23'] }}
      />
      <Button onClick={() => setDraws(94)}>Draw</Button>
    </Stack>
  );
}

/** What was there is not told; what comes is, once and politely. */
export const Announced: Story = {
  args: { isAnnounced: true },
  render: (args) => <Drawing {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Numbers of draw 94: 7, 12, 23');
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={5}>
      {openedKinds.map((kind) =>
        openedSizes.map((size) => (
          <OpenedNumbers key={`${kind} ${size}`} result={openedFixtures[kind]} size={size} label={`${kind} ${size}`} />
        )),
      )}
    </Stack>
  ),
};
