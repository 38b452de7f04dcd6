import type { Approval } from '@mekong/api-client/admin/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openConsole, type TestAnswers } from '../../../test/open-console.tsx';

const asked = (part: Pick<Approval, 'operation' | 'target' | 'body'>): TestAnswers => ({
  listApprovals: () => ({
    content: [
      {
        ...{ id: '7', reason: 'Takes over in May', maker: 'sophea', state: 'PENDING', isOwn: false },
        ...{ createdAt: '2026-11-22T09:00:00.000Z', expiresAt: '2026-11-23T09:00:00.000Z' },
        ...part,
      },
    ],
  }),
});

async function approve() {
  fireEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
  return within(await screen.findByRole('alertdialog'));
}

describe('whoever approves', () => {
  const value = { hosts: Array.from({ length: 40 }, (_, n) => `host-${n}.example.com`) };
  const version = 'A'.repeat(22);
  const request = asked({ operation: 'saveSetting', target: { key: 'security' }, body: { version, value } });
  const preview = (now: string): TestAnswers => ({
    previewSetting: ({ body }) => ({
      version: now,
      changes: [{ name: 'hosts', label: 'Hosts', before: [], after: (body as { value: typeof value }).value.hosts }],
      problems: [],
    }),
  });

  test('sees each value before and after a setting is saved', async () => {
    await openConsole('/approvals', { ...request, ...preview(version) });
    const question = await approve();
    expect(
      await question.findByRole('cell', { name: /^host-0\.example\.com, .*, host-39\.example\.com$/ }),
    ).toBeTruthy();
    expect(question.queryByText(/was saved since then/)).toBeNull();
  });

  test('is told when the setting was saved meanwhile', async () => {
    await openConsole('/approvals', { ...request, ...preview('B'.repeat(22)) });
    expect(await (await approve()).findByText(/was saved since then/)).toBeTruthy();
  });

  test('sees which window is settled again, and from when', async () => {
    await openConsole('/approvals', {
      ...asked({
        operation: 'rerunAgentSettlement',
        target: {},
        body: { job: 'settlement.daily', start: '2026-11-20T17:00:00.000Z' },
      }),
    });
    expect(
      await screen.findByRole('rowheader', { name: /^Settle a window of agents again Daily salary · / }),
    ).toBeTruthy();
    const question = await approve();
    expect(question.getByText('Daily salary')).toBeTruthy();
    expect(question.queryByText(/settlement\.daily|T17:00/)).toBeNull();
  });

  test('sees whose account it is about', async () => {
    const accounts = [{ id: '2', name: 'vanna', role: 'risk', state: 'active', createdAt: '2026-11-22T09:00:00.000Z' }];
    await openConsole('/approvals', {
      ...asked({ operation: 'changeOperatorRole', target: { operatorId: '2' }, body: { role: 'admin' } }),
      listOperators: () => ({ content: accounts }),
    });
    const row = await screen.findByRole('rowheader', { name: 'Change the role vanna · Admin' });
    expect(row.textContent).not.toContain('2');
    const question = await approve();
    expect(await question.findByText('vanna')).toBeTruthy();
    expect(question.getByText('Admin')).toBeTruthy();
  });
});
