import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractExample, openConsole, refuse } from '../../../test/open-console.tsx';

test('an operator changes a rate, is told that the name is taken, and saves the plan for the version that was read', async () => {
  const sent: unknown[] = [];
  await openConsole('/agent-plans', {
    changeHousePlan: ({ body }) => {
      sent.push(body);
      if (sent.length === 1)
        return refuse({
          status: 400,
          code: 'VALIDATION_FAILED',
          params: { fields: [{ name: 'name', rule: 'taken' }] },
        });
      return contractExample('changeHousePlan');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Edit\s*Bassac/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the plan Bassac' }));
  const rate = dialog.getByLabelText('Rate in %') as HTMLInputElement;
  expect(rate.value).toBe('0.5');
  fireEvent.change(rate, { target: { value: '0.75' } });
  fireEvent.blur(rate);
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Show it on the page for new agents' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Another plan has this name.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Name of the plan/), { target: { value: 'Sesan' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The plan was saved')).toBeTruthy();
  expect(sent[1]).toEqual({
    ...{ version: '3q2-7wAAAAAAAAAAAAAAAA', name: 'Sesan', place: 1, isPublished: false },
    terms: {
      activeFrom: '100.0000',
      tiers: [{ outcome: 'ANY', minimumBet: '50000.0000', activeMember: 3, rateType: 'P', rate: '0.007500' }],
    },
  });
});

test('an operator offers a plan to an agent, by the terms that were shown', async () => {
  const offered: unknown[] = [];
  await openConsole('/agent-plans', {
    offerHouseContract: ({ body }) => {
      offered.push(body);
      return offered.length === 1 ? refuse({ status: 404, code: 'NOT_FOUND' }) : contractExample('offerHouseContract');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Offer\s*Bassac/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.change(dialog.getByLabelText(/^User name of the agent/), { target: { value: 'nobody' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Offer' }));
  expect(await dialog.findByText(/^No active agent without an upline/)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^User name of the agent/), { target: { value: 'dara' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Offer' }));
  expect(await screen.findByText('The contract was offered')).toBeTruthy();
  expect(offered[1]).toMatchObject({ agent: 'dara', planId: '3', termsHash: '0'.repeat(64) });
});

test('an operator takes terms back that wait for an agent', async () => {
  await openConsole('/agent-plans?tab=contracts');
  const table = await screen.findByRole('table', { name: 'Contracts of the house' });
  expect((await within(table).findByRole('link', { name: 'dara' })).getAttribute('href')).toBe(
    '/members?member=100007',
  );
  fireEvent.click(within(table).getByRole('button', { name: /^Withdraw\s*dara/ }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The contract was changed')).toBeTruthy();
});

test('an operator sees the terms in force and those that wait for the agent, each under its own heading', async () => {
  const { content } = contractExample('listHouseContracts') as { content: [{ open: object }] };
  const [{ open, ...contract }] = content;
  await openConsole('/agent-plans?tab=contracts', {
    listHouseContracts: () => ({
      content: [{ ...contract, status: 'E', open: { ...open, no: 2, activeFrom: '300.0000' }, inForce: open }],
    }),
  });
  const table = within(await screen.findByRole('table', { name: 'Contracts of the house' }));
  const terms = (await table.findByText('In force')).closest('td')?.textContent;
  expect(terms).toMatch(/In force.*Settled: Daily · Active from valid bets of .*100.*Offered.*Active from .*300/);
});

test('an operator adds tiers for either result, and is told that tiers for any do not stand beside them', async () => {
  const sent: { terms: { tiers: { outcome: string }[] } }[] = [];
  await openConsole('/agent-plans', {
    changeHousePlan: ({ body }) => {
      sent.push(body as (typeof sent)[number]);
      const params = { fields: [{ name: 'terms.tiers', rule: 'format' }] };
      return sent.length === 1
        ? refuse({ status: 400, code: 'VALIDATION_FAILED', params })
        : contractExample('changeHousePlan');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Edit\s*Bassac/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the plan Bassac' }));
  const choose = async (tier: number, name: string) => {
    const field = dialog.getAllByLabelText('When')[tier];
    if (!field) throw new Error(`no tier ${tier}`);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.click(await screen.findByText(name, { selector: '[role="option"], [role="option"] *' }));
  };
  const add = (rate: string) => {
    fireEvent.click(dialog.getByRole('button', { name: 'Add a tier' }));
    for (const [name, value] of Object.entries({
      'Valid bets from': '0',
      'Active members from': '0',
      'Rate in %': rate,
    })) {
      const field = dialog.getAllByLabelText(name).at(-1);
      if (!field) throw new Error(`no field ${name}`);
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    }
  };
  add('1');
  await choose(1, 'The team has won');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Let all tiers apply always, or choose for each/)).toBeTruthy();
  await choose(0, 'The house has won');
  add('2');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The plan was saved')).toBeTruthy();
  expect(sent.map(({ terms }) => terms.tiers.map(({ outcome }) => outcome))).toEqual([
    ['ANY', 'LOSS'],
    ['PROFIT', 'LOSS', 'LOSS'],
  ]);
});
