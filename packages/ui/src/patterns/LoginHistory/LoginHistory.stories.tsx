import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { loginHistoryFixtures } from './LoginHistory.fixtures.ts';
import { LoginHistory } from './LoginHistory.tsx';

const meta = {
  title: 'Patterns/Account/LoginHistory',
  component: LoginHistory,
  args: { entries: loginHistoryFixtures },
  argTypes: { entries: { control: false }, failure: { control: false }, more: { control: false } },
} satisfies Meta<typeof LoginHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What succeeded and what was refused, in words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Log-in history' });
    await expect(within(table).getAllByText('Logged in')).toHaveLength(2);
    await expect(within(table).getByText('Refused')).toBeVisible();
    await expect(within(table).getByText('Cambodia')).toBeVisible();
  },
};

/** Older ones are asked for below the rows. */
export const WithOlder: Story = {
  args: { more: { hasMore: true, onMore: fn() } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Show older log-ins' })).toBeVisible(),
};

/** A server that knows no countries. */
export const WithoutCountries: Story = {
  args: { entries: loginHistoryFixtures.map((entry) => ({ ...entry, country: undefined })) },
  play: async ({ canvas }) => expect(canvas.queryByRole('columnheader', { name: 'Country' })).toBeNull(),
};

export const Loading: Story = {
  args: { entries: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'),
};

export const Empty: Story = { args: { entries: [] } };

export const Failed: Story = {
  args: { entries: undefined, failure: { kind: 'error', onRetry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible(),
};

/** Rows become cards at the width of a phone. */
export const Cramped: Story = { decorators: [(Story) => <div style={{ inlineSize: 358 }}>{Story()}</div>] };

export const Playground: Story = { tags: ['picture'] };
