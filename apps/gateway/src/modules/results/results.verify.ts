import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/verify.ts';

/** Results, their order and their sums tell the same story as the bets. */
export const resultChecks: readonly LedgerCheck[] = [
  {
    name: 'The results of each bet sum up to what counts of it',
    query: sql`
      select format('bet %s (%s): counts %s/%s/%s, results say %s/%s/%s', b.id, b.status, b.stake, b.valid_bet,
                    b.payout, r.stake, r.valid_bet, r.payout) as finding
        from (select id, status, case when counts then stake else 0 end as stake,
                     case when counts then valid_bet else 0 end as valid_bet,
                     case when counts then payout else 0 end as payout
                from bet, lateral (select status in ('WON', 'LOST') as counts) as c) as b
        left join (select bet_id, sum(stake) as stake, sum(valid_bet) as valid_bet, sum(payout) as payout
                     from bet_result group by 1) as r on r.bet_id = b.id
       where (b.stake, b.valid_bet, b.payout)
             is distinct from (coalesce(r.stake, 0), coalesce(r.valid_bet, 0), coalesce(r.payout, 0))`,
  },
  {
    name: 'The bonuses of each member are the promotional wins and the converted bonuses of the ledger',
    query: sql`
      select format('member %s, %s: results say %s, the ledger %s', member, currency, coalesce(r.bonus, 0),
                    coalesce(l.bonus, 0)) as finding
        from (select member_id::text as member, currency, sum(bonus) as bonus from bet_result where reason = 'BONUS'
               group by 1, 2) as r
        full join (
          select p.member, p.currency, sum(case a.kind when 'MAIN' then e.amount else -e.amount end) as bonus
            from posting p join entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id
           where (p.kind in ('PROMO_WIN', 'ROLLBACK_PROMO') and a.kind = 'PROMO')
              or (p.kind = 'BONUS_CONVERTED' and a.kind = 'MAIN')
           group by 1, 2
        ) as l using (member, currency)
       where coalesce(r.bonus, 0) <> coalesce(l.bonus, 0)`,
  },
  {
    name: 'Every result has a number or waits for one, and not both',
    query: sql`
      select format('result %s', r.id) as finding
        from bet_result r left join result_seq s on s.result_id = r.id left join result_inbox i on i.result_id = r.id
       where (s.seq is null) = (i.result_id is null)`,
  },
  {
    name: 'Numbers of results have no gap, and their times never fall',
    query: sql`
      select format('number %s at %s follows %s at %s', seq, booked_at, before, booked_before) as finding
        from (select seq, booked_at, lag(seq, 1, 0::bigint) over (order by seq) as before,
                     lag(booked_at) over (order by seq) as booked_before from result_seq) as s
       where seq <> before + 1 or booked_at < booked_before
      union all
      select format('the counter says %s, the last number is %s', c.seq, coalesce(max(s.seq), 0))
        from result_counter c left join result_seq s on true group by c.seq having c.seq <> coalesce(max(s.seq), 0)`,
  },
  {
    name: 'The chain of batches covers every number, and each hash is the one of its rows',
    query: sql`
      select format('batch %s (%s to %s)', id, seq_from, seq_to) as finding
        from (select b.*, lag(hash, 1, ''::bytea) over (order by id) as before,
                     lag(seq_to, 1, 0::bigint) over (order by id) as reached from result_batch b) as b
       where seq_from <> reached + 1 or hash is distinct from results_hash(before, seq_from, seq_to)
      union all
      select format('the counter is at %s, the chain at %s', c.seq, b.seq_to)
        from result_counter c left join lateral (select * from result_batch order by id desc limit 1) b on true
       where c.seq <> coalesce(b.seq_to, 0) or c.hash <> coalesce(b.hash, '')`,
  },
  {
    name: 'The hours of members are the sums of their results',
    query: sql`
      select format('member %s at %s, %s %s: the hour says %s/%s/%s/%s/%s, the results %s/%s/%s/%s/%s', member_id,
                    hour, game_type, currency, h.bets, h.stake, h.valid_bet, h.ggr, h.bonus, r.bets, r.stake, r.valid_bet,
                    r.ggr, r.bonus) as finding
        from member_hour h
        full join (
          select hour_in(coalesce(r.effective_at, s.booked_at), c.zone) as hour, r.member_id, r.lineage_id, r.currency,
                 r.game_type, count(*) filter (where r.reason in ('SETTLE', 'IMPORT'))
                              - count(*) filter (where r.reason in ('VOID', 'ROLLBACK')) as bets,
                 sum(r.stake) as stake, sum(r.valid_bet) as valid_bet, sum(r.stake) - sum(r.payout) as ggr,
                 sum(r.bonus) as bonus
            from result_seq s join bet_result r on r.id = s.result_id cross join result_counter c
           group by 1, 2, 3, 4, 5
        ) as r using (hour, member_id, lineage_id, currency, game_type)
       where (h.bets, h.stake, h.valid_bet, h.ggr, h.bonus)
             is distinct from (r.bets, r.stake, r.valid_bet, r.ggr, r.bonus)`,
  },
  {
    name: 'The days of members and their teams are the sums of their hours',
    query: sql`
      with played as (
        select (h.hour at time zone c.zone)::date as day, h.member_id, h.lineage_id, h.currency, sum(h.bets) as bets,
               sum(h.stake) as stake, sum(h.valid_bet) as valid_bet, sum(h.ggr) as ggr, sum(h.bonus) as bonus
          from member_hour h cross join result_counter c group by 1, 2, 3, 4
      ), team as (
        select e.ancestor as member_id, p.day, p.currency, e.above_id as lineage_id, sum(p.bets) as bets,
               sum(p.stake) as stake, sum(p.valid_bet) as valid_bet, sum(p.ggr) as ggr, sum(p.bonus) as bonus
          from played p join lineage_edge e on e.lineage_id = p.lineage_id group by 1, 2, 3, 4
      )
      select format('member %s on %s, %s', member_id, day, currency) as finding
        from team_day d full join played own using (member_id, day, currency, lineage_id)
        full join team using (member_id, day, currency, lineage_id)
       where (d.own_bets, d.own_stake, d.own_valid_bet, d.own_ggr, d.own_bonus, d.bets, d.stake, d.valid_bet, d.ggr, d.bonus)
             is distinct from (coalesce(own.bets, 0), coalesce(own.stake, 0), coalesce(own.valid_bet, 0),
                               coalesce(own.ggr, 0), coalesce(own.bonus, 0), coalesce(team.bets, 0),
                               coalesce(team.stake, 0), coalesce(team.valid_bet, 0), coalesce(team.ggr, 0),
                               coalesce(team.bonus, 0))`,
  },
  {
    name: 'As many of each team have bet on a day as the days of its members say',
    query: sql`
      select format('agent %s on %s: counted %s, %s have bet', agent_id, day, a.members, d.members) as finding
        from (select * from team_active where members <> 0) a
        full join (
          select e.ancestor as agent_id, d.day, count(distinct d.member_id) as members
            from team_day d join lineage_edge e on e.lineage_id = d.lineage_id
           where d.own_valid_bet > 0 group by 1, 2
        ) d using (agent_id, day)
       where a.members is distinct from d.members`,
  },
];
