/** Why this file stays whole: what a member gets of each table is one list, which a test holds against the database. */
import { type RawBuilder, sql } from 'kysely';

/** What a copy has of one table. */
export interface ExportTable {
  /** Rows of the member, named `t`. */
  readonly from: (memberId: string) => RawBuilder<unknown>;
  /** Column that tells one row of the member from another; the rows are in its order. */
  readonly by: string;
  /** Columns that are left out: secrets, keys of the site, numbers of other persons. */
  readonly without?: readonly string[];
  /** Columns with amounts in 1/10,000 of the currency unit. */
  readonly money?: readonly string[];
}

const own =
  (table: string, column = 'member_id') =>
  (memberId: string) =>
    sql`(select * from ${sql.table(table)} where ${sql.ref(column)} = ${memberId}::bigint) t`;

/** Rows that belong to a row of the member. */
const below = (table: string, column: string, parent: string) => (memberId: string) =>
  sql`(select c.* from ${sql.table(table)} c join ${sql.table(parent)} p on p.id = ${sql.ref(`c.${column}`)}
          where p.member_id = ${memberId}::bigint) t`;

/** Somebody else's user name: its first two letters. */
const masked = (name: string) => sql.raw(`left(${name}, 2) || '***'`);

/** Rows of agents' contracts that the member is a party of; the other party is masked. */
const contracts = (memberId: string) => sql`
  (select c.id, c.kind, c.game_type, c.currency, c.state, c.revision, c.ends_at, c.owed, c.reason, c.created_at, c.changed_at,
          case when c.upline_id = ${memberId}::bigint then 'upline' else 'downline' end as party,
          ${masked('o.username')} as partner
     from agent_contract c
     join member o on o.id = case when c.upline_id = ${memberId}::bigint then c.downline_id else c.upline_id end
    where ${memberId}::bigint in (c.upline_id, c.downline_id)) t`;

const ofContracts = (table: string) => (memberId: string) =>
  sql`
  (select v.* from ${sql.table(table)} v join agent_contract c on c.id = v.contract_id
    where ${memberId}::bigint in (c.upline_id, c.downline_id)) t`;

/** What is exported, by the name of the table, which is also that of the part of the copy. */
export const exportTables: Readonly<Record<string, ExportTable>> = {
  member: {
    from: (memberId) => sql`
      (select m.*, ${masked('u.username')} as upline from member m left join member u on u.id = m.upline_id
        where m.id = ${memberId}::bigint) t`,
    by: 'id',
    without: ['username_key', 'upline_id', 'invited_by', 'lineage_id'],
  },
  // opened and put in by the job
  member_detail: { from: own('member_detail'), by: 'field', without: ['sealed', 'lookup', 'member_id'] },
  kyc_profile: { from: own('kyc_profile'), by: 'member_id', without: ['number_lookup', 'person_lookup', 'reminders'] },
  // opened and put in by the job
  kyc_field: { from: own('kyc_field'), by: 'field', without: ['sealed', 'approved_sealed'] },
  kyc_decision: { from: own('kyc_decision'), by: 'id', without: ['sealed', 'decided_by'] },
  kyc_deletion: { from: own('kyc_deletion'), by: 'id', without: ['name'] },
  consent: { from: own('consent'), by: 'id' },
  account_closing: { from: own('account_closing'), by: 'id', without: ['look_at'], money: ['rest'] },
  data_export: { from: own('data_export'), by: 'id', without: ['name', 'tries'] },
  sign_in_record: { from: own('sign_in_record'), by: 'id' },
  session: { from: own('session'), by: 'id', without: ['cookie_hash', 'device_hash'] },
  remembered: {
    from: own('remembered'),
    by: 'selector',
    without: ['selector', 'validator_hash', 'device_hash'],
  },
  passkey: { from: own('passkey'), by: 'id', without: ['credential_id', 'public_key', 'counter'] },
  totp: { from: own('totp'), by: 'member_id', without: ['sealed_secret', 'last_step'] },
  social_identity: { from: own('social_identity'), by: 'provider', without: ['subject_lookup', 'sealed'] },
  member_hold: { from: own('member_hold'), by: 'id' },
  // what operators have noted about the member; not who
  member_note: {
    from: own('member_note'),
    by: 'id',
    without: ['author', 'member_id', 'request_key', 'request_digest'],
  },
  audit: {
    from: (memberId) => sql`(select * from audit where actor_id = ${memberId}) t`,
    by: 'seq',
    // about whom it was may be somebody else
    without: ['detail', 'object', 'prev_hash', 'hash', 'id'],
  },
  ledger_account: {
    from: (memberId) =>
      sql`(select kind, nullif(lane, '') as vendor, currency, balance, created_at, id
             from ledger_account where owner = ${memberId}) t`,
    by: 'id',
    money: ['balance'],
  },
  entry: {
    from: (memberId) => sql`
      (select p.id * 1000 + e.leg as row, p.id, p.created_at as at, p.kind, p.ref, a.kind as account,
              nullif(a.lane, '') as vendor, p.currency, e.amount, e.balance_after
         from entry e join ledger_account a on a.id = e.account_id join posting p on p.id = e.posting_id
        where a.owner = ${memberId}) t`,
    by: 'row',
    without: ['row'],
    money: ['amount', 'balance_after'],
  },
  deposit_order: {
    from: own('deposit_order'),
    by: 'id',
    // the account to pay may be that of another person
    without: ['look_at', 'looks', 'is_unsure', 'provider_ref', 'instructions'],
    money: ['amount', 'minimum', 'fee_fixed', 'fee_step', 'bonus'],
  },
  deposit_bonus: {
    from: own('deposit_bonus'),
    by: 'id',
    without: ['looked_version', 'looked_at', 'has_open'],
    money: ['deposit', 'amount', 'required', 'reduced', 'owed', 'done', 'converted'],
  },
  deposit_payment: {
    from: below('deposit_payment', 'order_id', 'deposit_order'),
    by: 'id',
    // between the site and its provider
    without: ['settled', 'deposit_ref', 'look_at'],
    money: ['amount', 'fee', 'member_fee', 'reversed', 'credited'],
  },
  deposit_slip: { from: below('deposit_slip', 'order_id', 'deposit_order'), by: 'id', without: ['looked_at'] },
  suspense_item: {
    from: own('suspense_item'),
    by: 'id',
    without: ['decided_by', 'refund_misses', 'refund_first_sent_at', 'refund_asked_at', 'look_at', 'was_refused'],
    money: ['amount'],
  },
  payout_account: {
    from: own('payout_account'),
    by: 'id',
    without: ['number_sealed', 'number_lookup', 'holder_sealed', 'compared_name'],
  },
  withdraw_order: {
    from: own('withdraw_order'),
    by: 'id',
    without: ['decided_by', 'look_at', 'looks', 'score', 'flags'],
    money: ['amount', 'fee', 'largest_part', 'step', 'held', 'given_back'],
  },
  withdraw_part: {
    from: below('withdraw_part', 'order_id', 'withdraw_order'),
    by: 'id',
    without: ['tries', 'misses', 'provider_ref', 'facts_at', 'first_sent_at', 'times_paid_again', 'settled'],
    money: ['amount', 'fee'],
  },
  withdraw_confirmation: { from: own('withdraw_confirmation'), by: 'part_id' },
  withdraw_dispute: {
    from: (memberId) => sql`
      (select d.* from withdraw_dispute d join withdraw_confirmation c on c.part_id = d.part_id
        where c.member_id = ${memberId}::bigint) t`,
    by: 'id',
    without: ['decided_by'],
  },
  dispute_file: {
    from: (memberId) => sql`
      (select f.* from dispute_file f join withdraw_dispute d on d.id = f.dispute_id
         join withdraw_confirmation c on c.part_id = d.part_id where c.member_id = ${memberId}::bigint) t`,
    by: 'id',
  },
  transfer: {
    from: (memberId) => sql`
      (select t.id, t.transfer_no, t.direction, t.currency, t.amount, t.note, t.state, t.reason, t.created_at,
              t.sender_id = ${memberId}::bigint as "isSender", ${masked('o.username')} as partner
         from transfer t
         join member o on o.id = case when t.sender_id = ${memberId}::bigint then t.receiver_id else t.sender_id end
        where t.sender_id = ${memberId}::bigint
           or (t.receiver_id = ${memberId}::bigint and t.state = 'COMPLETED')) t`,
    by: 'id',
    money: ['amount'],
  },
  // what operators have set right; neither who, nor what they wrote to each other
  wallet_correction: {
    from: own('wallet_correction'),
    by: 'id',
    without: ['member_id', 'reason', 'request_key', 'maker', 'approval_id', 'decided_by'],
    money: ['amount'],
  },
  vendor_transfer: { from: own('vendor_transfer'), by: 'id', money: ['amount'] },
  bet: {
    from: own('bet'),
    by: 'id',
    without: ['lineage_id'],
    money: ['stake', 'valid_bet', 'payout', 'balance_before', 'balance_after', 'bonus_stake'],
  },
  jackpot_win: {
    from: (memberId) => sql`
      (select j.* from jackpot_win j join bet b on b.id = j.bet_id where b.member_id = ${memberId}::bigint) t`,
    by: 'bet_id',
    money: ['amount'],
  },
  round: {
    from: (memberId) => sql`
      (select r.*, to_char(opened_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || vendor || round_id as row
         from round r where member_id = ${memberId}::bigint) t`,
    by: 'row',
    without: ['row', 'end_hash', 'end_answer'],
  },
  game_session: {
    from: own('game_session'),
    by: 'id',
    without: ['launch_hash', 'launch_expires_at', 'token_hash'],
  },
  favourite: { from: own('favourite'), by: 'node_id' },
  recent_play: { from: own('recent_play'), by: 'node_id' },
  room_seat: { from: own('room_seat'), by: 'room_id' },
  game_report: { from: own('game_report'), by: 'id', without: ['request_key'] },
  play_limit: {
    from: (memberId) => sql`
      (select l.*, kind || ' ' || period as row from play_limit l where member_id = ${memberId}::bigint) t`,
    by: 'row',
    without: ['row'],
    money: ['amount', 'asked_amount'],
  },
  play_limit_change: { from: own('play_limit_change'), by: 'id', money: ['amount'] },
  play_break: { from: own('play_break'), by: 'id' },
  play_preference: { from: own('play_preference'), by: 'member_id' },
  play_quarter: {
    from: (memberId) => sql`
      (select quarter, staked, cash_staked, cash_returned, extract(epoch from played)::int as "secondsPlayed", last_at
         from play_quarter where member_id = ${memberId}::bigint) t`,
    by: 'quarter',
    money: ['staked', 'cash_staked', 'cash_returned'],
  },
  inbox_message: { from: own('inbox_message'), by: 'id' },
  message: {
    from: own('message'),
    by: 'id',
    // the words of a code are a secret, also when it is over
    without: ['sealed', 'address_key', 'job_id', 'last_error', 'attempts'],
  },
  stored_file: { from: own('stored_file'), by: 'name', without: ['key_sealed', 'bytes', 'sha256'] },
  agent_contract: { from: contracts, by: 'id', money: ['owed'] },
  agent_contract_version: {
    from: (memberId) => sql`
      (select v.*, v.contract_id * 100000 + v.no as row from agent_contract_version v
         join agent_contract c on c.id = v.contract_id
        where ${memberId}::bigint in (c.upline_id, c.downline_id)) t`,
    by: 'row',
    without: ['row', 'terms_hash'],
  },
  agent_contract_event: {
    from: ofContracts('agent_contract_event'),
    by: 'id',
    // the address may be that of the other party
    without: ['terms_hash', 'actor_id', 'ip'],
  },
  agent_contract_end_request: { from: ofContracts('agent_contract_end_request'), by: 'id' },
  // what agents above have noted about the member; not who
  // why an agent has locked the member stays between agent and operators
  agent_notice_read: { from: own('agent_notice_read'), by: 'announcement_id', without: ['member_id'] },
  agent_lock: { from: own('agent_lock'), by: 'member_id', without: ['member_id', 'locked_by', 'reason'] },
  agent_link: { from: own('agent_link', 'agent_id'), by: 'id', without: ['agent_id'] },
  // who it is and what was written is opened and put in by the job
  agent_application: {
    from: own('agent_application'),
    by: 'id',
    without: ['sealed', 'contact_key', 'request_key', 'member_id', 'decided_by'],
  },
  agent_link_member: { from: own('agent_link_member'), by: 'member_id', without: ['member_id'] },
  agent_account: { from: own('agent_account'), by: 'member_id', without: ['made_by', 'request_id', 'member_id'] },
  agent_remark: { from: own('agent_remark'), by: 'agent_id', without: ['agent_id', 'member_id'] },
  credit_line: {
    from: own('credit_line'),
    by: 'id',
    without: ['member_id', 'version'],
    money: ['credit_limit', 'used'],
  },
  credit_advance: {
    from: own('credit_advance'),
    by: 'id',
    without: ['member_id', 'settle_at', 'warned_at', 'told_at'],
    money: ['amount', 'repaid'],
  },
  credit_movement: {
    from: own('credit_movement'),
    by: 'id',
    without: ['member_id'],
    money: ['amount', 'limit_after', 'used_after'],
  },
  agent_bill: {
    from: own('agent_bill', 'payee_id'),
    by: 'id',
    without: ['lineage_id', 'hash', 'seq_to', 'hold_reason', 'held_by'],
    money: ['gross', 'net', 'delta', 'due', 'carry_out', 'paid', 'given_up'],
  },
};

/** Tables that no copy has a part of, and why. */
export const notExported: Readonly<Record<string, readonly string[]>> = {
  'secrets, or kept as hashes that tell nothing': [
    ...['credential', 'recovery_code', 'reset_link', 'session_token', 'passkey_owner', 'captcha', 'challenge', 'code'],
    ...['social_flow', 'social_proof', 'attempt', 'trial_account'],
  ],
  'the same facts again, in the form that a job or an outsider needs': [
    ...['posting', 'provider_txn', 'webhook_inbox', 'idempotency_key', 'vendor_player', 'member_hour'],
    'movement_sum',
    ...['bet_result', 'result_inbox', 'result_seq', 'result_batch', 'result_counter'],
    ...[
      'settlement_day',
      'settlement_difference',
      'settlement_file',
      'settlement_line',
      'agent_bill_mark',
      'agent_bill_correction',
    ],
    ...['lineage', 'lineage_edge', 'agent_edge', 'agent_move', 'team_day', 'team_active', 'team_enough'],
    'team_size',
  ],
  'what operators look into before they decide': ['withdraw_hold'],
  'kept by the vendor of the house by numbers that are not those of members': [
    ...['house_player', 'house_round', 'house_seed', 'house_session'],
  ],
  'about no member': [
    ...['agent_plan', 'agent_plan_version', 'bonus_offer'],
    ...['announcement', 'announcement_text', 'audit_head', 'csp_violation', 'draw', 'draw_chain', 'draw_gap'],
    ...['game', 'game_search', 'game_version', 'help_article', 'help_article_text', 'job_clock_hold', 'job_run'],
    ...['job_state', 'kysely_migration', 'kysely_migration_lock', 'ledger_account_kind', 'lottery', 'lottery_group'],
    ...['merchant_zone', 'picture', 'room', 'sealed_once', 'sealing_key', 'search_word', 'setting', 'vendor'],
    ...['vendor_credential', 'write_probe', 'operator', 'operator_approval', 'operator_invitation', 'operator_session'],
  ],
};
