import type { AgentBillDetail, AgentContract } from '@mekong/api-client/contract/types';
import { expect, test } from 'vitest';
import { billSections } from './bill-document.ts';
import { contractSections } from './contract-document.ts';
import { createWords } from './words.ts';

const words = () => createWords('EN', 'Asia/Phnom_Penh', new Date(0));
const tier = (outcome: 'PROFIT' | 'LOSS', rate: string) =>
  ({ outcome, minimumBet: '50000.0000', activeMember: 3, rateType: 'P', rate }) as const;
const terms = {
  ...{ no: 1, hash: 'a'.repeat(64), period: 'day', activeFrom: '100.0000', carry: 'NONE', deductions: [] },
  offeredAt: '2026-11-26T09:00:00.000Z',
  tiers: [tier('PROFIT', '0.005000'), tier('LOSS', '0.001000')],
};

test('a saved contract says of each tier whose result it is for', async () => {
  const contract = { kind: 'DAILY', inForce: terms } as unknown as AgentContract;
  const table = contractSections(contract, await words()).find(({ kind }) => kind === 'table');
  expect(table).toMatchObject({
    columns: [{ heading: 'Tier' }, { heading: 'When' }, {}, {}, {}],
    rows: [
      ['1', 'The house has won', '50,000.00', '3', '0.5%'],
      ['2', 'The team has won', '50,000.00', '3', '0.1%'],
    ],
  });
});

test('a saved bill does not call a tier of the other outcome met', async () => {
  const row = { volume: '50000.0000', active: 3, isMet: true };
  const statement = {
    ...{ kind: 'DAILY', row: 1, rateType: 'P', rate: '0.005000', downlines: [], no: 1 },
    team: { bets: 40, volume: '60000.0000', active: 5, ggr: '1200.0000', bonus: '0.0000' },
    ...{ base: '60000.0000', gross: '300.0000', delta: '300.0000', before: '0.0000', carryOut: '0.0000' },
    remainder: '0',
    trace: [
      { ...row, row: 1, outcome: 'PROFIT' },
      { ...row, row: 2, outcome: 'LOSS' },
    ],
  };
  const detail = { statement, terms, below: [] } as unknown as AgentBillDetail;
  expect(billSections(detail, await words())[1]).toMatchObject({
    rows: [
      ['1', 'The house has won', '50,000.00', '3', '0.5%', 'Applies'],
      ['2', 'The team has won', '50,000.00', '3', '0.1%', 'Not reached'],
    ],
  });
});
