import type { DepositOrderPage, WithdrawalPage } from '@mekong/api-client/admin/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { contractExample, openConsole, refuse } from '../../test/open-console.tsx';

const operations = ['getMember', 'listMembers', 'unlockMemberLogin'];
const person = (name: string) => ({
  name,
  role: 'support',
  isOpen: false,
  siteName: 'Luna',
  timeZone: 'Asia/Phnom_Penh',
  operations,
});

const member = {
  nickname: 'D',
  kind: 'member',
  status: 'active',
  currency: 'KHR',
  registeredAt: '2026-11-20T08:00:00.000Z',
};

/** Sophea writes a reason; when she sends it her session is over. */
async function typeUntilTheSessionEnds(next: string): Promise<void> {
  await openConsole('/members?member=1', {
    getOperator: () => person('sophea'),
    unlockMemberLogin: () => refuse({ status: 401, code: 'AUTH_TOKEN_EXPIRED' }),
    logInOperator: () => person(next),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Forget failed log-ins' }));
  const reason = await screen.findByLabelText(/^Reason/);
  fireEvent.change(reason, { target: { value: 'Called from the known number' } });
  const [confirm] = screen.getAllByRole('button', { name: 'Forget failed log-ins' }).slice(-1);
  if (confirm) fireEvent.click(confirm);
  await screen.findByRole('heading', { name: 'Your session has ended' });
}

async function logIn(name: string): Promise<void> {
  const form = within(screen.getByRole('main'));
  fireEvent.change(form.getByLabelText(/^Name/), { target: { value: name } });
  fireEvent.change(form.getByLabelText(/^Password/, { selector: 'input' }), { target: { value: 'a long password' } });
  fireEvent.change(form.getByLabelText(/^Code/), { target: { value: '123456' } });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your session has ended' })).toBeNull());
}

test('the console goes by the name of its site, in the menu and in the tab of the browser', async () => {
  await openConsole('/members', { getOperator: () => person('sophea') });
  expect(await screen.findByText('Luna console')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Members · Luna'));
});

test('the menu says how many applications of agents wait for a decision', async () => {
  const overview = contractExample('getOverview') as { attention: object };
  const queues = [{ kind: 'agentApplications', count: 2 }];
  await openConsole('/members', {
    getOperator: () => ({
      ...person('sophea'),
      operations: [...operations, 'getOverview', 'listAgentApplications'],
    }),
    getOverview: () => ({ ...overview, attention: { ...overview.attention, queues } }),
  });
  expect(await screen.findByRole('link', { name: /^Agent applications.*2 applications to decide/ })).toBeTruthy();
});

test('who is there is asked for once before the log-in', async () => {
  const ask = vi.fn(() => refuse({ status: 401, code: 'AUTH_TOKEN_EXPIRED' }));
  await openConsole('/members', { getOperator: ask });
  const name = await screen.findByLabelText(/^Name/);
  fireEvent.change(name, { target: { value: 'sophea' } });
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toBe(name));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a page of other roles is not opened by its address', async () => {
  await openConsole('/operators', { getOperator: () => person('sophea') });
  expect(await screen.findByRole('heading', { name: 'This page is for other roles' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invite an operator' })).toBeNull();
});

describe('an operator whose session ends', () => {
  test('is led to the log-in, told why, and led back to what was typed', async () => {
    await typeUntilTheSessionEnds('sophea');
    expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(/^Your session has ended.*Log in again to go on/);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Name/)));
    await logIn('sophea');
    const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ });
    expect(reason.value).toBe('Called from the known number');
    await waitFor(() => expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true));
    // who is logged in again does not read that nobody is
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('goes on with another password of the own, which waits behind the log-in too', async () => {
    await openConsole('/members', {
      getOperator: () => person('sophea'),
      changeOwnPassword: () => refuse({ status: 401, code: 'AUTH_TOKEN_MISSING' }),
      logInOperator: () => person('sophea'),
    });
    fireEvent.keyDown(await screen.findByRole('button', { name: 'sophea' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Change password' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change password' }));
    const type = (label: RegExp, value: string) =>
      fireEvent.change(form.getByLabelText(label, { selector: 'input' }), { target: { value } });
    type(/^Current password/, 'nine quiet lanterns');
    type(/^New password/, 'ten quiet lanterns');
    type(/^Code/, '123456');
    fireEvent.click(form.getByRole('button', { name: 'Change password' }));
    await screen.findByRole('heading', { name: 'Your session has ended' });
    await logIn('sophea');
    const again = within(await screen.findByRole('dialog', { name: 'Change password' }));
    const typed = again.getByLabelText<HTMLInputElement>(/^New password/, { selector: 'input' });
    expect(typed.value).toBe('ten quiet lanterns');
  });

  test('is no operator who has typed a wrong password', async () => {
    await openConsole('/members', {
      getOperator: () => person('sophea'),
      changeOwnPassword: () => refuse({ status: 401, code: 'AUTH_BAD_CREDENTIALS' }),
    });
    fireEvent.keyDown(await screen.findByRole('button', { name: 'sophea' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Change password' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change password' }));
    for (const label of [/^Current password/, /^New password/])
      fireEvent.change(form.getByLabelText(label, { selector: 'input' }), { target: { value: 'nine quiet lanterns' } });
    fireEvent.change(form.getByLabelText(/^Code/), { target: { value: '123456' } });
    fireEvent.click(form.getByRole('button', { name: 'Change password' }));
    expect((await form.findByRole('alert')).textContent).toContain('AUTH_BAD_CREDENTIALS');
    expect(screen.queryByRole('heading', { name: 'Your session has ended' })).toBeNull();
  });

  test('leaves nothing to the next operator', async () => {
    await typeUntilTheSessionEnds('vanna');
    await logIn('vanna');
    expect(await screen.findByRole('button', { name: 'vanna' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(screen.queryByLabelText(/^Reason/)).toBeNull();
  });
});

describe('a session that nobody uses', () => {
  const open = async (onContinue: () => void) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let idleSeconds = 900;
    await openConsole('/members', {
      getOperator: () => ({ ...person('sophea'), idleSeconds }),
      continueSession: () => {
        onContinue();
        idleSeconds = 900;
        return { ...person('sophea'), idleSeconds };
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Members' });
    idleSeconds = 119;
    await vi.advanceTimersByTimeAsync(782_000);
  };

  test('asks before it ends, and goes on when somebody is there', async () => {
    const onContinue = vi.fn();
    await open(onContinue);
    const question = within(await screen.findByRole('dialog', { name: 'Are you still there?' }));
    expect(onContinue).not.toHaveBeenCalled();
    fireEvent.click(question.getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onContinue).toHaveBeenCalledOnce();
  });
});

test('a session goes on unasked while somebody types', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const onContinue = vi.fn(() => ({ ...person('sophea'), idleSeconds: 900 }));
  await openConsole('/members', {
    getOperator: () => ({ ...person('sophea'), idleSeconds: 900 }),
    continueSession: onContinue,
  });
  fireEvent.keyDown(await screen.findByRole('searchbox'), { key: 'a' });
  await vi.advanceTimersByTimeAsync(782_000);
  await waitFor(() => expect(onContinue).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an operator changes the own password in the menu of the account', async () => {
  const onChange = vi.fn();
  await openConsole('/members', {
    getOperator: () => person('sophea'),
    changeOwnPassword: ({ body }) => onChange(body),
  });
  const menu = await screen.findByRole('button', { name: 'sophea' });
  fireEvent.keyDown(menu, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Change password' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change password' }));
  const values = { password: 'nine quiet lanterns', newPassword: 'ten quiet lanterns', code: '123456' };
  fireEvent.change(form.getByLabelText(/^Current password/, { selector: 'input' }), {
    target: { value: values.password },
  });
  fireEvent.change(form.getByLabelText(/^New password/, { selector: 'input' }), {
    target: { value: values.newPassword },
  });
  fireEvent.change(form.getByLabelText(/^Code/), { target: { value: values.code } });
  fireEvent.click(form.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onChange.mock.calls).toEqual([[values]]);
});

test('an operator finds pages and members from anywhere, by key', async () => {
  await openConsole('/members', {
    getOperator: () => person('sophea'),
    listMembers: ({ query: { q } }) => ({
      content: q === 'dara' ? [{ ...member, id: '100002', username: 'dara' }] : [],
    }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Members' });
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  const field = await screen.findByRole('combobox', { name: 'Search members, orders, providers and pages' });
  // the pages that the role may open, and no other
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Members']);
  fireEvent.change(field, { target: { value: 'dara' } });
  const found = await screen.findByRole('option', { name: /dara/ });
  expect(found.getAttribute('href')).toBe('/members?member=100002');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(location.search).toBe('?member=100002');
});

test('an operator finds an order by its number, or by that of the provider, and opens its page', async () => {
  const asked: string[] = [];
  const order = (contractExample('listWithdrawalQueue') as WithdrawalPage).content[0];
  await openConsole('/members', {
    getOperator: () => ({
      ...person('sophea'),
      operations: ['getOperator', 'listMembers', 'listDepositOrders', 'listWithdrawalQueue', 'getWithdrawalReview'],
    }),
    listMembers: () => ({ content: [] }),
    listDepositOrders: ({ query: { q = '' } }) => {
      asked.push(q);
      return { content: q === 'pay_7Q2M9' ? (contractExample('listDepositOrders') as DepositOrderPage).content : [] };
    },
    listWithdrawalQueue: ({ query: { q } }) => ({ content: q === 'w7k2m9qx' ? [order] : [] }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Members' });
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  const field = await screen.findByRole('combobox', { name: 'Search members, orders, providers and pages' });
  fireEvent.change(field, { target: { value: 'sokha' } });
  await screen.findByText('Nothing found for “sokha”');
  fireEvent.change(field, { target: { value: 'pay_7Q2M9' } });
  const deposit = await screen.findByRole('option', { name: /D7K2M9QX/ });
  expect(deposit.getAttribute('href')).toBe('/deposits?item=D7K2M9QX');
  fireEvent.change(field, { target: { value: 'w7k2m9qx' } });
  const withdrawal = await screen.findByRole('option', { name: /W7K2M9QX/ });
  expect(withdrawal.getAttribute('href')).toBe('/withdrawals?order=4');
  expect(asked).toEqual(['pay_7Q2M9', 'w7k2m9qx']);
});

test.for([
  ['/withdrawals/w7k2m9qx', '/withdrawals?order=4'],
  ['/deposits/D7K2M9QX', '/deposits?item=D7K2M9QX'],
] as const)('the address %s opens the order of that number', async ([path, address]) => {
  await openConsole(path);
  await expect.poll(() => `${location.pathname}${location.search}`).toBe(address);
});

test('an operator is told that no withdrawal has a number', async () => {
  await openConsole('/withdrawals/ZZZZZZZZ', { listWithdrawalQueue: () => ({ content: [] }) });
  expect(await screen.findByRole('heading', { name: 'No withdrawal has this number' })).toBeTruthy();
});
