import type { Meta, StoryObj } from '@storybook/react-vite';
import { TriangleAlert } from 'lucide';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';
import { cardPaddings, cardTones } from './Card.variants.ts';

const figure = (
  <Stack gap={1}>
    <Text tone="muted">Team turnover</Text>
    <Text size="large" weight="heavy" isTabular>
      <Money amount="48210400.0000" currency="KHR" />
    </Text>
    <Text tone="positive" weight="bold" size="small">
      <bdi dir="ltr">+12.4%</bdi>
    </Text>
  </Stack>
);

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: figure },
  argTypes: {
    tone: { options: cardTones, control: 'inline-radio' },
    padding: { options: cardPaddings, control: 'inline-radio' },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { padding: 'lg' } };

/** A notice: tint, icon and words say the same. */
export const Notice: Story = {
  args: {
    tone: 'accent',
    children: (
      <Stack gap={2}>
        <Inline gap={2}>
          <Icon glyph={TriangleAlert} />
          <Heading level={2} size="subtitle">
            A downline holds a higher rate
          </Heading>
        </Inline>
        <Text tone="muted">dara.k holds 18%. Under this contract you would pay the difference of 3%.</Text>
      </Stack>
    ),
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Grid column="card">
      {cardTones.map((tone) => (
        <Card key={tone} tone={tone}>
          {figure}
        </Card>
      ))}
      {cardPaddings.map((padding) => (
        <Card key={padding} padding={padding}>
          {figure}
        </Card>
      ))}
    </Grid>
  ),
};
