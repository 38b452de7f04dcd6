import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { StateView } from './StateView.tsx';
import { stateKinds, stateSizes } from './StateView.variants.ts';

const meta = {
  title: 'Feedback/StateView',
  component: StateView,
  args: { kind: 'empty' },
  argTypes: {
    kind: { options: stateKinds, control: 'select' },
    size: { options: stateSizes, control: 'inline-radio' },
    children: { control: false },
  },
} satisfies Meta<typeof StateView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { kind: 'maintenance', size: 'page' } };

/** An empty list names what is missing and offers the next action. */
export const EmptyWithAction: Story = {
  args: {
    title: 'No favourites yet',
    description: 'Press the heart on a game and it waits for you here.',
    children: (
      <ButtonLink href="#slots" variant="primary">
        Browse games
      </ButtonLink>
    ),
  },
};

/** A failure is announced, can be tried again, and carries what support asks for. */
export const ErrorWithRetry: Story = {
  args: { kind: 'error', code: 'SERVICE_UNAVAILABLE', requestId: 'req_01JD8', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('SERVICE_UNAVAILABLE');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { kind: 'error', onRetry: fn(), isRetrying: true } };

export const Offline: Story = { args: { kind: 'offline' } };

export const Maintenance: Story = { args: { kind: 'maintenance', size: 'page', level: 1 } };

export const Restricted: Story = { args: { kind: 'restricted', size: 'page', level: 1 } };

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Grid column="card">
      {stateKinds.map((kind) => (
        <StateView
          key={kind}
          kind={kind}
          {...(kind === 'error' && { code: 'SERVICE_UNAVAILABLE', requestId: 'req_01JD8', onRetry: fn() })}
        />
      ))}
    </Grid>
  ),
};
