import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';
import { textElements, textSizes, textTones, textWeights } from './Text.variants.ts';

const sentence = 'The lanterns drift down the river until morning.';

const meta = {
  title: 'Layout/Text',
  component: Text,
  args: { children: sentence },
  argTypes: {
    as: { options: textElements, control: 'select' },
    size: { options: textSizes, control: 'inline-radio' },
    tone: { options: textTones, control: 'inline-radio' },
    weight: { options: textWeights, control: 'inline-radio' },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'large', tone: 'muted' } };

/** Khmer stacks marks above and below the line and gets taller lines; Arabic gets no letter spacing. */
export const Scripts: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={3}>
      <Text lang="km-KH">គោមបណ្តែតតាមដងទន្លេរហូតដល់ព្រឹក។ ដាក់ប្រាក់ ៛1,284,500.00 ក្នុងគណនីរបស់អ្នក។</Text>
      <Text lang="ar">تنساب الفوانيس مع النهر حتى الصباح.</Text>
      <Text>{sentence}</Text>
    </Stack>
  ),
};

/** One line, cut with an ellipsis. */
export const Truncated: Story = {
  args: { isTruncated: true },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
};

export const TwoLines: Story = {
  args: { maxLines: 2, children: `${sentence} ${sentence} ${sentence}` },
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={2}>
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {size}: {sentence}
        </Text>
      ))}
      {textTones.map((tone) => (
        <Text key={tone} tone={tone} weight="bold">
          {tone}: +40,000.00
        </Text>
      ))}
    </Stack>
  ),
};
