import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateView } from '../../components/StateView/StateView.tsx';
import { sessionFixtures } from './SessionList.fixtures.ts';
import { SessionList } from './SessionList.tsx';

const meta = {
  title: 'Patterns/Account/SessionList',
  component: SessionList,
  args: { sessions: sessionFixtures, onEnd: fn(), onEndOthers: fn() },
  argTypes: { sessions: { control: false }, failure: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** This device cannot be signed out here; each of the others can, by a button whose name begins with the words on it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('This device')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log out Chrome on Windows' })).not.toBeInTheDocument();
    const phone = canvas.getByRole('button', { name: 'Log out Safari on iPhone' });
    await expect(phone).toHaveTextContent('Log out Safari on iPhone');
    await userEvent.click(phone);
    await expect(args.onEnd).toHaveBeenCalledWith(expect.objectContaining({ id: 's2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }));
    await expect(args.onEndOthers).toHaveBeenCalledTimes(1);
  },
};

export const OnlyThisDevice: Story = {
  args: { sessions: sessionFixtures.slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};

/** One is being signed out: nothing else can be pressed meanwhile. */
export const EndingOne: Story = {
  args: { pending: 's2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Log out Safari on iPhone/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Log out everywhere else' })).toBeDisabled();
  },
};

export const EndingOthers: Story = { args: { pending: 'others' } };

export const Loading: Story = { args: { sessions: undefined } };

export const Empty: Story = { args: { sessions: [] } };

export const Failed: Story = { args: { failure: <StateView kind="error" level={3} onRetry={fn()} /> } };

/** At the width of a phone. */
export const Cramped: Story = { decorators: [(Story) => <div style={{ inlineSize: 328 }}>{Story()}</div>] };

export const Playground: Story = { tags: ['picture'], args: { pending: 's3' } };
