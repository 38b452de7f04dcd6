import { expect, test } from 'vitest';
import { type BillParts, sortedJson, writeBill } from './bill.ts';

const tier = { outcome: 'ANY', volume: 0n, active: 1, rateType: 'P', rate: 3_000n } as const;

const parts: BillParts = {
  contract: {
    ...{ contractId: '7', versionNo: 2, termsHash: 'ab', kind: 'DAILY', games: 'ALL', currency: 'PHP' },
    ...{ uplineId: '1', downlineId: '3' },
    terms: { period: 'day', activeFrom: 10_000n, carry: 'NONE', deductions: [], tiers: [tier] },
  },
  window: { start: new Date('2026-01-01T16:00:00Z'), end: new Date('2026-01-02T16:00:00Z'), zone: 'Asia/Manila' },
  ...{ no: 1, seqTo: 12n, chainHash: 'cd' },
  team: { bets: 4, volume: 2_364_000_000n, ggr: -15_000n, bonus: 0n, active: 2 },
  gross: {
    ...{ wages: 0n, carryIn: 0n, carryOut: 0n, loss: -15_000n, base: 2_364_000_000n },
    ...{ row: 1, tier, gross: 7_092_000n, remainder: '0' },
  },
  downlines: [{ contractId: '8', gross: 1_000_000n }],
  left: { due: 6_092_000n, net: 6_092_000n },
  before: { due: 0n, net: 0n },
};

test('a bill is written in the bytes that the ones before it have', () => {
  expect(writeBill(parts)).toEqual({
    doc:
      '{"base":"236400.0000","before":"0.0000","carryIn":"0.0000","carryOut":"0.0000","contract":"7","currency":"PHP",' +
      '"delta":"609.2000","downlines":[{"contract":"8","gross":"100.0000"}],"gameType":"ALL","gross":"709.2000",' +
      '"kind":"DAILY","loss":"-1.5000","net":"609.2000","no":1,"rate":"0.003000","rateType":"P","remainder":"0","row":1,' +
      '"rows":{"chain":"cd","to":"12"},"team":{"active":2,"activeFrom":"1.0000","bets":4,"bonus":"0.0000","ggr":"-1.5000",' +
      '"volume":"236400.0000"},"terms":{"hash":"ab","no":2},"trace":[{"active":1,"isMet":true,"outcome":"ANY","row":1,' +
      '"volume":"0.0000"}],"v":1,"wages":"0.0000","window":{"end":"2026-01-02T16:00:00.000Z",' +
      '"start":"2026-01-01T16:00:00.000Z","zone":"Asia/Manila"}}',
    hash: '8a70d3d7469b1b3033c250b847d1f2d4b9ad1b22d2a235a40289e9b85877c03b',
  });
});

test('a bill has the keys of every object in order, whatever is in it', () => {
  const { tier: _, row: __, ...unreached } = parts.gross;
  const fixed = { ...tier, rateType: 'A', rate: 50_000_000n, loss: 10_000n, outcome: 'PROFIT' } as const;
  const terms = {
    ...parts.contract.terms,
    funding: 'UPLINE_WALLET',
    carry: 'ONE_CYCLE',
    tiers: [tier, fixed],
  } as const;
  const contract = { ...parts.contract, terms };
  const downlines = [
    { contractId: '8', gross: 1n, funding: 'UPLINE_WALLET' },
    { contractId: '9', gross: 2n },
  ] as const;
  const every: BillParts[] = [
    parts,
    { ...parts, gross: unreached, downlines: [] },
    { ...parts, contract, downlines },
    { ...parts, contract, gross: { ...parts.gross, row: 2, tier: fixed } },
  ];
  for (const one of every)
    for (const version of [3, 4]) {
      const { doc } = writeBill(one, version);
      expect(doc).toBe(sortedJson(JSON.parse(doc)));
    }
});
