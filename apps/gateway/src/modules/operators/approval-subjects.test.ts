import { expect, test } from 'vitest';
import type { ApprovableId } from '../../contract/admin/handlers.ts';
import { subjectOf } from './approval-subjects.ts';

const of = (operation: ApprovableId, path: object, body: object = {}) => subjectOf({ operation, path, body });

test.each([
  [
    'a payment is credited or sent back',
    of('creditUnmatchedPayment', { id: '4' }),
    of('refundUnmatchedPayment', { id: '4' }),
  ],
  [
    'a dispute ends one way or the other',
    of('resolveDispute', { id: '4' }, { outcome: 'PAID' }),
    of('resolveDispute', { id: '4' }, { outcome: 'RETURNED' }),
  ],
  [
    'a bill is rejected or corrected',
    of('rejectDividend', {}, { billId: '88' }),
    of('correctAgentBill', {}, { key: 'a', billId: '88', amount: '-1.0000' }),
  ],
  [
    'an agent has one credit line, however the name is typed',
    of('setCreditLine', {}, { agent: 'dara', limit: '1.0000' }),
    of('setCreditLine', {}, { agent: ' Dara', limit: '0.0000' }),
  ],
  [
    'a correction is the same under another key, reason or cause',
    of('correctWallet', {}, { key: 'a', username: 'sokha', direction: 'CREDIT', amount: '12000.0000', cause: 'GAME' }),
    of('correctWallet', {}, { key: 'b', username: 'Sokha', direction: 'CREDIT', amount: '12000', cause: 'OTHER' }),
  ],
  [
    'an offer is the same under another key and reason, in whatever order its terms come',
    of('createBonusOffer', {}, { key: 'a', kind: 'FIRST', percent: 50, reason: 'Opening' }),
    of('createBonusOffer', {}, { key: 'b', reason: 'Weeks', percent: 50, kind: 'FIRST' }),
  ],
  [
    'a setting is saved or a change of it undone',
    of('saveSetting', { key: 'security' }),
    of('undoSettingChange', { key: 'security' }),
  ],
])('%s: one request waits about both', (_rule, one, other) => expect(one).toBe(other));

test.each([
  ['two withdrawals', of('approveWithdrawal', { id: '4' }), of('approveWithdrawal', { id: '5' })],
  [
    'a withdrawal and a dispute of the same number',
    of('approveWithdrawal', { id: '4' }),
    of('resolveDispute', { id: '4' }),
  ],
  [
    'two bets of one member',
    of('correctWallet', {}, { username: 'sokha', direction: 'CREDIT', amount: '12000.0000', reference: 'B1' }),
    of('correctWallet', {}, { username: 'sokha', direction: 'CREDIT', amount: '12000.0000', reference: 'B2' }),
  ],
  [
    'two offers',
    of('createBonusOffer', {}, { kind: 'FIRST', percent: 50 }),
    of('createBonusOffer', {}, { kind: 'FIRST', percent: 60 }),
  ],
  [
    'another role and the end of an account',
    of('changeOperatorRole', { operatorId: '2' }, { role: 'viewer' }),
    of('deactivateOperator', { operatorId: '2' }),
  ],
])('%s do not wait for each other', (_things, one, other) => expect(one).not.toBe(other));
