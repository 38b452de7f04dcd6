import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Money } from './Money.tsx';
import { moneyTones } from './Money.variants.ts';

const meta = {
  title: 'Data/Money',
  component: Money,
  args: { amount: '1284500.0000', currency: 'KHR' },
  argTypes: { tone: { options: moneyTones, control: 'inline-radio' } },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Symbol, thousands, two decimals, from left to right in every language. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const amount = canvasElement.querySelector('bdi');
    await expect(amount).toHaveTextContent('៛1,284,500.00');
    await expect(amount).toHaveAttribute('dir', 'ltr');
  },
};

export const Playground: Story = { args: { tone: 'accent', decimals: 0 } };

/** Sign, colour and a word say how a bet went. */
export const Outcome: Story = {
  args: { tone: 'outcome', amount: '-2500.0000', isSymbolHidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('\u22122,500.00 lost');
  },
};

/** What is beyond the last digit shown is cut off: nobody reads more money than there is. */
export const CutOff: Story = {
  args: { amount: '9.9999' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('៛9.99');
  },
};

/** Not known yet. */
export const BalanceUpdating: Story = { args: { amount: undefined } };

/** The amount before stays while a newer one is on its way. */
export const Updating: Story = { args: { isUpdating: true } };

/** Inside a sentence of a right-to-left language the amount keeps its own order. */
export const InArabic: Story = {
  tags: ['picture'],
  render: (args) => (
    <div lang="ar" dir="rtl">
      <Text>
        رصيدك <Money {...args} /> جاهز.
      </Text>
    </div>
  ),
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={2} align="start">
      {moneyTones.flatMap((tone) =>
        ['40000.0000', '-2500.0000', '0.0000'].map((amount) => (
          <Text as="span" key={tone + amount}>
            <Money amount={amount} currency="KHR" tone={tone} />
          </Text>
        )),
      )}
      <Money amount={1_284_500_0000n} currency="FUN" />
      <Text as="span">
        <Money amount="40000.0000" tone="outcome" hasOutcomeWord />
      </Text>
      <Money amount={undefined} />
      <Money amount="1284500.0000" currency="KHR" isUpdating />
    </Stack>
  ),
};
