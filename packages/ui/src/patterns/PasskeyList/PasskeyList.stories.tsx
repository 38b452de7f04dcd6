import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import { passkeyFixtures } from './PasskeyList.fixtures.ts';
import { type PasskeyEntry, PasskeyList } from './PasskeyList.tsx';
import { PasskeyListName } from './PasskeyListName.tsx';

interface NameFormProps {
  readonly passkey: PasskeyEntry;
  readonly onClose: () => void;
  readonly onSave?: (name: string) => void;
  readonly alert?: ReactNode;
}

/** The form of a name without anything behind it. */
function NameForm({ passkey, onClose, onSave, alert }: NameFormProps) {
  const name = useRef(passkey.name);
  return (
    <PasskeyListName
      field={{ defaultValue: passkey.name, onChange: ({ target }) => (name.current = target.value) }}
      alert={alert}
      onCancel={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onSave?.(name.current);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Account/PasskeyList',
  component: PasskeyList,
  args: {
    passkeys: passkeyFixtures,
    onAdd: fn(),
    nameForm: (passkey, onClose) => <NameForm passkey={passkey} onClose={onClose} />,
    onRemove: fn(),
  },
  argTypes: {
    passkeys: { control: false },
    nameForm: { control: false },
    isNameBegun: { control: false },
    failure: { control: false },
    alert: { control: false },
  },
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
        nameForm={(renamed, onClose) => (
          <NameForm
            passkey={renamed}
            onClose={onClose}
            onSave={(name) => {
              setPasskeys((known) =>
                known?.map((passkey) => (passkey.id === renamed.id ? { ...passkey, name } : passkey)),
              );
              onClose();
            }}
          />
        )}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename My phone' }));
    await expect(canvas.getByRole('textbox', { name: 'Name of the passkey' })).toHaveFocus();
    await userEvent.keyboard('Red phone{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename Red phone' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename Red phone' })).toHaveFocus());
  },
};

/** Escape leaves the form from its buttons too, and not while the name is being saved. */
export const LeftByEscape: Story = {
  args: { isNameBegun: ({ id }) => id === 'p1' || id === 'p2' },
  render: (args) => (
    <PasskeyList
      {...args}
      nameForm={({ id, name }, onClose) => (
        <PasskeyListName
          field={{ defaultValue: name }}
          isPending={id === 'p2'}
          onCancel={onClose}
          onSubmit={(event) => event.preventDefault()}
        />
      )}
    />
  ),
  play: async ({ canvas }) => {
    const fields = () => canvas.getAllByRole('textbox', { name: 'Name of the passkey' });
    const [first, saving] = fields();
    within(first?.closest('form') as HTMLElement)
      .getByRole('button', { name: 'Cancel' })
      .focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename My phone' })).toHaveFocus());
    saving?.focus();
    await userEvent.keyboard('{Escape}');
    await expect(fields()).toEqual([saving]);
  },
};

/** What stands in the place of a removed one gets the focus. */
export const Removed: Story = {
  render: function Removing(args) {
    const [passkeys, setPasskeys] = useState(args.passkeys);
    return (
      <PasskeyList
        {...args}
        passkeys={passkeys}
        onRemove={({ id }) => setPasskeys((known) => known?.filter((passkey) => passkey.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove My phone' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem')[0]).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

/** The form of a name that was being typed when the page went away is open at once. */
export const Begun: Story = {
  args: { isNameBegun: ({ id }) => id === 'p1' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Name of the passkey' })).toBeVisible(),
};

/** A refused name stays in its field, with the reason. */
export const RenameFailed: Story = {
  args: {
    isNameBegun: ({ id }) => id === 'p2',
    nameForm: (passkey, onClose) => (
      <NameForm
        passkey={passkey}
        onClose={onClose}
        alert={<Alert tone="negative" title="There is no connection." code="NETWORK" />}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Office computer');
    await expect(canvas.getByRole('alert')).toBeVisible();
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
