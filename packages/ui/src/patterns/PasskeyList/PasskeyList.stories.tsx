import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import { passkeyFixtures } from './PasskeyList.fixtures.ts';
import { PasskeyList } from './PasskeyList.tsx';

const meta = {
  title: 'Patterns/Account/PasskeyList',
  component: PasskeyList,
  args: {
    passkeys: passkeyFixtures,
    onAdd: fn(),
    onRename: fn(async (_passkey: unknown, _name: string): Promise<void> => {}),
    onRemove: fn(),
  },
  argTypes: { passkeys: { control: false }, failure: { control: false }, alert: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof PasskeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Removing is asked for once more, and taken back by Escape. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    const remove = canvas.getByRole('button', { name: 'Remove My phone' });
    await userEvent.click(remove);
    const question = await screen.findByRole('alertdialog', { name: 'Remove the passkey “My phone”?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(args.onRemove).not.toHaveBeenCalled();
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.click(remove);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(passkeyFixtures[0]);
  },
};

/** The name is changed in its place; the focus goes into it and comes back. */
export const Renamed: Story = {
  render: function Renaming(args) {
    const [passkeys, setPasskeys] = useState(args.passkeys);
    return (
      <PasskeyList
        {...args}
        passkeys={passkeys}
        onRename={async (changed, name) => {
          await args.onRename(changed, name);
          setPasskeys((known) => known?.map((passkey) => (passkey.id === changed.id ? { ...passkey, name } : passkey)));
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename My phone' }));
    const field = canvas.getByRole('textbox', { name: 'Name of the passkey' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('   {Enter}');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.keyboard(' Red phone {Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(expect.objectContaining({ id: 'p1' }), 'Red phone');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename Red phone' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename Red phone' })).toHaveFocus());
  },
};

/** A name that was being typed when the page went away is there again, in its open field. */
export const Begun: Story = {
  args: { drafts: { p1: 'Red ph' }, onDraftChange: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Name of the passkey' });
    await expect(field).toHaveValue('Red ph');
    await userEvent.type(field, 'one', { initialSelectionStart: 6 });
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(passkeyFixtures[0], 'Red phone');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(passkeyFixtures[0], 'Red phone');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(passkeyFixtures[0], undefined));
  },
};

/** A refused name stays in its field. */
export const RenameFailed: Story = {
  args: {
    onRename: fn(async (_passkey: unknown, _name: string): Promise<void> => {
      throw new Error('offline');
    }),
    alert: <Alert tone="negative" title="There is no connection." code="NETWORK" />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Office computer' }));
    await userEvent.keyboard('Home computer{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('Home computer');
  },
};

export const Empty: Story = {
  args: { passkeys: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** What there is can be managed; none can be added here. */
export const UnsupportedBrowser: Story = {
  args: { isSupported: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This browser cannot use passkeys');
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove My phone' })).toBeEnabled();
  },
};

export const UnsupportedAndEmpty: Story = { args: { isSupported: false, passkeys: [] } };

/** As many as an account may have. */
export const Full: Story = {
  args: { most: 3 },
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add a passkey' });
    await expect(add).toHaveAccessibleDescription(/3 passkeys/);
    await userEvent.click(add);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Adding: Story = {
  args: { pending: 'new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Add a passkey/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Remove My phone' })).toBeDisabled();
  },
};

export const Removing: Story = { args: { pending: 'p2' } };

export const Refused: Story = {
  args: { alert: <Alert tone="negative" title="Your device refused to make a passkey." description="Try again." /> },
};

export const Loading: Story = { args: { passkeys: undefined } };

export const Failed: Story = { args: { failure: <StateView kind="error" level={3} onRetry={fn()} /> } };

/** At the width of a phone. */
export const Cramped: Story = { decorators: [(Story) => <div style={{ inlineSize: 328 }}>{Story()}</div>] };

export const Playground: Story = { tags: ['picture'], args: { pending: 'p3' } };
