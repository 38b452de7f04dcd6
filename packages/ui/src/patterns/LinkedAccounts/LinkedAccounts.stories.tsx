import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { socialProviders } from '../../components/SocialButtons/SocialButtons.variants.ts';
import { StateView } from '../../components/StateView/StateView.tsx';
import { linkedAccountFixtures } from './LinkedAccounts.fixtures.ts';
import { LinkedAccounts } from './LinkedAccounts.tsx';

const meta = {
  title: 'Patterns/Account/LinkedAccounts',
  component: LinkedAccounts,
  args: { accounts: linkedAccountFixtures, available: ['facebook'], onLink: fn() },
  argTypes: { accounts: { control: false }, alert: { control: false }, failure: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof LinkedAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is linked stays; what is not can be. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Sokha P.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Link Facebook' }));
    await expect(args.onLink).toHaveBeenCalledWith('facebook');
  },
};

export const NoneLinked: Story = { args: { accounts: [], available: socialProviders } };

export const AllLinked: Story = {
  args: { available: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};

/** Its window is open: the others wait. */
export const Linking: Story = {
  args: { accounts: [], available: socialProviders, pending: 'google' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Link Google/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Link LINE' })).toBeDisabled();
  },
};

export const Refused: Story = {
  args: { alert: <Alert tone="negative" title="The sign-in window was closed." code="SOCIAL_POPUP_CLOSED" /> },
};

export const Loading: Story = { args: { accounts: undefined } };

export const Failed: Story = { args: { failure: <StateView kind="error" level={3} onRetry={fn()} /> } };

/** At the width of a phone. */
export const Cramped: Story = { decorators: [(Story) => <div style={{ inlineSize: 328 }}>{Story()}</div>] };

export const Playground: Story = { tags: ['picture'] };
