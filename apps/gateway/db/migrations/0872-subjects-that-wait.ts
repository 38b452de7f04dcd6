import { type Kysely, sql } from 'kysely';

/**
 * Names what those requests are about that already wait and whose address says it, as `approval-subjects.ts` does. The others are
 * decided or past their time within a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update operator_approval a
       set subject = kind.subject || ' ' || (a.target ->> kind.field)
      from (values
        ('approveWithdrawal', 'withdrawal', 'id'),
        ('resolveDispute', 'dispute', 'id'),
        ('creditUnmatchedPayment', 'unmatched', 'id'),
        ('refundUnmatchedPayment', 'unmatched', 'id'),
        ('decideRefund', 'unmatched', 'id'),
        ('writeOffUnmatchedPayment', 'unmatched', 'id'),
        ('collectOwedMoney', 'unmatched', 'id'),
        ('acceptSettlementDifference', 'difference', 'id'),
        ('decideIdentityCheck', 'identity', 'id'),
        ('actOnHouseContract', 'contract', 'contractId'),
        ('inviteOperatorAgain', 'link', 'operatorId'),
        ('changeOperatorRole', 'role', 'operatorId'),
        ('deactivateOperator', 'end', 'operatorId'),
        ('saveSetting', 'setting', 'key'),
        ('undoSettingChange', 'setting', 'key')
      ) as kind (operation, subject, field)
     where a.operation = kind.operation and a.state = 'PENDING' and a.subject is null`.execute(db);
}
