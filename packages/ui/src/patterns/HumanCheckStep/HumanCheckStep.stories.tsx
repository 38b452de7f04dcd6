import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { SliderChallenge, type SliderPuzzle } from '../../components/SliderChallenge/SliderChallenge.tsx';
import { HumanCheckStep } from './HumanCheckStep.tsx';

const svg = (width: number, height: number, inside: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`)}`;
const block = (x: number, y: number, fill: string): string =>
  `<rect x="${x + 0.5}" y="${y + 0.5}" width="47" height="47" rx="10" fill="${fill}" stroke="#fff"/>`;
const puzzle: SliderPuzzle = {
  id: 'lake',
  background: svg(320, 160, `<rect width="320" height="160" fill="#0d4a5c"/>${block(180, 70, '#041016')}`),
  piece: svg(48, 48, block(0, 0, '#0d4a5c')),
  width: 320,
  height: 160,
  pieceWidth: 48,
  pieceHeight: 48,
  pieceTop: 70,
};

const meta = {
  title: 'Patterns/Account/HumanCheckStep',
  component: HumanCheckStep,
  args: {
    children: <SliderChallenge puzzle={puzzle} status="idle" onAnswer={fn()} onRefresh={fn()} />,
    onLeave: fn(),
  },
  argTypes: { children: { control: false }, alert: { control: false } },
} satisfies Meta<typeof HumanCheckStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The puzzle is on its way; the way back is there already. */
export const Default: Story = {
  args: {
    children: <SliderChallenge puzzle={undefined} status="loading" onAnswer={fn()} onRefresh={fn()} />,
  },
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
