import type { AgentApplicationPage } from '@mekong/api-client/admin/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractExample, openConsole } from '../../../test/open-console.tsx';

test('an operator reads an application, and rejects it with a reason for the applicant and a note', async () => {
  const page = contractExample('listAgentApplications') as AgentApplicationPage;
  const ofMember = { ...page.content[0], id: '100003', ticket: 'A-MEMB-0001', username: 'sokha', memberId: '100002' };
  await openConsole('/applications', {
    listAgentApplications: () => ({ ...page, content: [...page.content, ofMember] }),
  });
  const table = await screen.findByRole('table', { name: 'Agent applications' });
  // the example of the contract
  expect((await within(table).findAllByText('Sok Bopha')).length).toBe(2);
  expect(within(table).getAllByText('@bopha').length).toBe(2);
  expect(within(table).getAllByText('Telegram').length).toBe(2);
  expect(within(table).getByRole('link', { name: 'sokha' }).getAttribute('href')).toBe('/members?member=100002');
  fireEvent.click(within(table).getByRole('button', { name: /Reject.*A-7K2M-94QX/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/Tell the applicant yourself: @bopha/)).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Called twice' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The application is rejected')).toBeTruthy();
});
