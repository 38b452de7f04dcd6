import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { SliderChallenge } from '../../components/SliderChallenge/SliderChallenge.tsx';
import { HumanCheckStep } from './HumanCheckStep.tsx';

const meta = {
  title: 'Patterns/Account/HumanCheckStep',
  component: HumanCheckStep,
  args: {
    children: <SliderChallenge puzzle={undefined} status="loading" onAnswer={fn()} onRefresh={fn()} />,
    onLeave: fn(),
  },
  argTypes: { children: { control: false }, alert: { control: false } },
} satisfies Meta<typeof HumanCheckStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The puzzle is on its way; the way back is there already. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

/** The last try was refused: why, before the next one. */
export const WithAlert: Story = {
  args: { alert: <Alert tone="negative" title="The answer was not right" description="Try another puzzle." /> },
  play: async ({ canvas }) => expect(canvas.getByText('The answer was not right')).toBeVisible(),
};

/** Nothing to go back to. */
export const WithoutWayBack: Story = {
  render: ({ onLeave: _, ...args }) => <HumanCheckStep {...args} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument(),
};

/** With and without an alert, with and without a way back. */
export const Matrix: Story = {
  tags: ['picture'],
  render: ({ onLeave, children }) => (
    <Grid column="panel">
      {[onLeave, undefined].flatMap((leave) =>
        [undefined, 'The answer was not right'].map((refusal) => (
          <HumanCheckStep
            key={`${leave?.name} ${refusal}`}
            alert={refusal && <Alert tone="negative" title={refusal} />}
            onLeave={leave}
          >
            {children}
          </HumanCheckStep>
        )),
      )}
    </Grid>
  ),
};
