import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';
import { skeletonShapes, skeletonWidths } from './Skeleton.variants.ts';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  argTypes: {
    shape: { options: skeletonShapes, control: 'inline-radio' },
    width: { options: skeletonWidths, control: 'inline-radio' },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fills the line of its parent. */
export const Default: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
};

export const Playground: Story = { args: { shape: 'title', width: 'half' } };

/** The skeleton has the size of what it stands for, which nobody can reach meanwhile. */
export const Wrapping: Story = {
  render: () => (
    <Inline>
      <Skeleton>
        <Button>Deposit</Button>
      </Skeleton>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A list of accounts on its way. */
export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Grid column="card">
      {skeletonWidths.map((width) => (
        <Card key={width}>
          <Inline isWrapping={false} align="start">
            <Skeleton shape="circle" />
            <div style={{ flex: 1 }}>
              <Stack gap={1}>
                <Skeleton shape="title" width={width} />
                <Skeleton />
                <Skeleton width="long" />
                <Skeleton shape="control" />
              </Stack>
            </div>
          </Inline>
        </Card>
      ))}
    </Grid>
  ),
};
