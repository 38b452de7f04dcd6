import { fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openConsole, refuse, type TestCall } from '../../../test/open-console.tsx';

test('an operator sees the checks without what members have said', async () => {
  await openConsole('/identity-checks');
  const table = await screen.findByRole('table', { name: 'Identity checks' });
  // the example of the contract, below the head
  expect((await within(table).findAllByRole('link', { name: 'sokha' })).length).toBeGreaterThan(0);
  expect(within(table).getByText('Duplicate')).toBeTruthy();
});

test.each([
  ['2026-11-27T10:30:00.000Z', 'late by 1 hour, 30 minutes'],
  ['2026-11-27T08:30:00.000Z', undefined],
])('a check that should have been answered is marked at %s', async (now, said) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(now) });
  onTestFinished(() => void vi.useRealTimers());
  await openConsole('/identity-checks');
  const table = await screen.findByRole('table', { name: 'Identity checks' });
  expect(await within(table).findByText(/^Answer by/)).toBeTruthy();
  expect(within(table).queryByText(/^late by/)?.textContent).toBe(said);
});

test('an operator reads country and sex in words, as a document says them', async () => {
  await openConsole('/identity-checks?member=7', {
    getIdentityReview: () => ({
      ...{
        id: '7',
        username: 'sokha',
        state: 'IN_REVIEW',
        isVerified: false,
        minAge: 21,
        samePersons: [],
        history: [],
      },
      fields: [
        { name: 'nationality', state: 'IN_REVIEW', value: 'KH' },
        { name: 'sex', state: 'IN_REVIEW', value: 'M' },
      ],
    }),
  });
  const table = await screen.findByRole('table', { name: 'Details of the member' });
  expect(within(table).getByText('Cambodia (KH)')).toBeTruthy();
  expect(within(table).getByText('Male')).toBeTruthy();
});

test('an operator decides every detail of a check, and looks at a document closely', async () => {
  const calls: TestCall[] = [];
  await openConsole('/identity-checks?member=7', {
    decideIdentityCheck: (call) => {
      calls.push(call);
      return undefined;
    },
  });
  const table = await screen.findByRole('table', { name: 'Details of the member' });
  expect(within(table).getByText('Sok Dara')).toBeTruthy();
  expect(screen.getByText(/34 years old/)).toBeTruthy();
  fireEvent.click(within(table).getByRole('button', { name: /Look.*Front of the document/ }));
  const viewer = await screen.findByRole('dialog', { name: 'Front of the document' });
  expect(await within(viewer).findByRole('button', { name: 'Larger' })).toBeTruthy();
  fireEvent.keyDown(viewer, { key: 'Escape' });

  fireEvent.click(await screen.findByRole('button', { name: 'Send the decision' }));
  expect(await screen.findAllByText('Decide this detail.')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Accept the others' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send the decision' }));
  const question = await screen.findByRole('alertdialog', { name: 'Accept the identity check?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Send the decision' }));
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toMatchObject([
      {
        sentAt: '2026-11-26T09:00:00.000Z',
        decisions: [{ field: 'legalName' }, { field: 'birthday' }, { field: 'documentFront' }],
      },
    ]);
});

test.each([
  [
    'a picture',
    {
      fields: [
        { name: 'selfie', state: 'REJECTED', value: 'q8Qm3n0B1cXo0c8Jr2a7Zg', deletedAt: '2027-11-27T09:00:00.000Z' },
      ],
    },
  ],
  ['the whole check', { fields: [], deletedAt: '2027-11-27T09:00:00.000Z' }],
])('an operator reads when %s was deleted in place of what is gone', async (_, gone) => {
  await openConsole('/identity-checks?member=7', {
    getIdentityReview: () => ({
      ...{ id: '7', username: 'sokha', state: 'APPROVED', isVerified: true, minAge: 21, samePersons: [], history: [] },
      ...gone,
    }),
  });
  expect((await screen.findByText(/^Deleted on/)).textContent).toContain('2027');
  expect(screen.queryByRole('button', { name: /Look/ })).toBeNull();
});

test('a member page leads to the check and back, also when nothing was sent', async () => {
  await openConsole('/members?member=7', {
    getIdentityReview: () => refuse({ status: 404, code: 'NOT_FOUND' }),
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Identity check' }));
  expect(await screen.findByText('This member has not sent an identity check')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Member' }).getAttribute('href')).toContain('member=7');
});
