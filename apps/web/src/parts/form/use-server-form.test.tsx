import { zLinkSocialAccountBody } from '@mekong/api-client/contract/validators';
import { ApiError } from '@mekong/api-client/errors';
import { intents } from '@mekong/api-client/idempotency';
import { activate } from '@mekong/i18n/i18n';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { createQueryClient } from '../../app/query-client.ts';
import { dropDraft } from '../../state/drafts.ts';
import { useServerForm } from './use-server-form.ts';

const ticket = 't'.repeat(43);
const send = vi.fn<(body: { ticket: string; username: string }) => Promise<{ linked: true } | undefined>>();
const resend = vi.fn(async () => ({ linked: true as const }));
const onDone = vi.fn();
const money = { operation: 'linkSocialAccount', account: '1', resend };

/** A form of an operation of the contract: two fields, of which one is sent as the body has it. */
function Form({ isMoney = false }: { readonly isMoney?: boolean }) {
  const { submit, field, failure, isPending, resume } = useServerForm(
    {
      validator: zLinkSocialAccountBody,
      body: ({ username }) => ({ ticket, username: username.trim() }),
      send,
      money: isMoney ? money : undefined,
    },
    {
      first: { note: '', username: '' },
      rules: {
        note: (value) => value !== 'bad' || 'This note is bad.',
        username: (value) => value !== 'bad' || 'This name is bad.',
      },
      restore: ({ username }) => ({ ...(username && { username }) }),
      draft: { name: 'kit', over: 'closing' },
      onDone,
    },
  );
  // registered in another order than they stand in
  const [username, note] = [field('username'), field('note')];
  return (
    <form onSubmit={submit}>
      <input {...note} aria-label="Note" aria-errormessage={note.error} />
      <input {...username} aria-label="Username" aria-errormessage={username.error} />
      <button type="submit">{isPending ? 'Sending' : 'Send'}</button>
      {resume && (
        <button type="button" onClick={() => void resume()}>
          Try again
        </button>
      )}
      {failure !== undefined && <p role="alert">{String(failure)}</p>}
    </form>
  );
}
const show = (isMoney = false) =>
  render(
    <Providers queryClient={createQueryClient()}>
      <Form isMoney={isMoney} />
    </Providers>,
  );
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const errorOf = (name: string) => input(name).getAttribute('aria-errormessage');
const press = async (name = 'Send') => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const refusal = (fields: { name: string; rule: 'taken' }[]) =>
  new ApiError({ code: 'VALIDATION_FAILED', status: 422, params: { fields } } as never);

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => void send.mockResolvedValue({ linked: true }));
afterEach(() => {
  cleanup();
  dropDraft('kit');
  vi.clearAllMocks();
  localStorage.clear();
});

test('a form sends the body once and hands on the answer', async () => {
  show();
  type('Username', ' sokha ');
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ linked: true }));
  expect(send.mock.calls).toEqual([[{ ticket, username: 'sokha' }]]);
});

test('a form sends nothing while rules are broken, and goes to the first such field from the top', async () => {
  show();
  type('Note', 'bad');
  type('Username', 'bad');
  await press();
  await waitFor(() => expect(document.activeElement).toBe(input('Note')));
  expect(errorOf('Username')).toBe('This name is bad.');
  expect(errorOf('Note')).toBe('This note is bad.');
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['', 'Fill in this field.'],
  ['x'.repeat(65), 'Check the format'],
])('a form refuses what the contract refuses where it has no rule of its own: %j', async (typed, text) => {
  show();
  type('Username', typed);
  await press();
  await waitFor(() => expect(errorOf('Username')).toContain(text));
  expect(send).not.toHaveBeenCalled();
});

test('a form says a refusal at its field and goes to the first one from the top', async () => {
  send.mockRejectedValue(
    refusal([
      { name: 'username', rule: 'taken' },
      { name: 'note', rule: 'taken' },
    ]),
  );
  show();
  type('Username', 'sokha');
  await press();
  await waitFor(() => expect(errorOf('Username')).toContain('already in use'));
  await waitFor(() => expect(document.activeElement).toBe(input('Note')));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a form shows one failure that is about no field, until it is sent again', async () => {
  send.mockRejectedValueOnce(new Error('cut off'));
  show();
  type('Username', 'sokha');
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('cut off');
  expect(input('Username').value).toBe('sokha');
  await press();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a form says nothing when its owner leaves halfway', async () => {
  send.mockResolvedValue(undefined);
  show();
  type('Username', 'sokha');
  await press();
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a form keeps what was typed when it is closed, and nothing after it has done its work', async () => {
  const first = show();
  type('Username', 'sokha');
  type('Note', 'not restored');
  first.unmount();
  const second = show();
  expect(input('Username').value).toBe('sokha');
  expect(input('Note').value).toBe('');
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  second.unmount();
  show();
  expect(input('Username').value).toBe('');
});

test('a form sends money again under its own key when the first try had no clear answer', async () => {
  const intent = { operation: 'linkSocialAccount', options: { body: { username: 'sokha' } }, account: '1' };
  await intents.run(intent, () => Promise.reject(new Error('cut off'))).catch(() => undefined);
  const [kept] = intents.pending('1');
  show(true);
  await press('Try again');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ linked: true }));
  expect(resend).toHaveBeenCalledWith(expect.objectContaining(intent), kept?.key);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});
