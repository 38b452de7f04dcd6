import { type Kysely, sql } from 'kysely';

/**
 * Cash before bonus, wherever the cash lies: the `ledger_post` of 0531, in which a stake at a vendor takes bonus only while the member
 * has less than one unit of cash in all other wallets. Otherwise a bonus could be played through while the cash waits untouched.
 * Whoever moves one of these wallets holds MAIN, so all are read as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await post(db);
  await readWallet(db);
}

async function post(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function ledger_post(
      p_key text, p_kind text, p_ref text, p_member text, p_currency text,
      p_kinds text[], p_owners text[], p_lanes text[], p_amounts bigint[], p_rests boolean[], p_may_overdraw boolean,
      -- numbers of the legs in the order of the names of their accounts: to sort them here is a tenth of a posting
      p_order int[] default null
    ) returns setof public.ledger_result language plpgsql security definer as $$
    declare
      v_hash bytea := sha256(convert_to(concat_ws(e'\\x1f', p_kind, p_ref, p_member, p_currency, p_kinds::text,
        p_owners::text, p_lanes::text, p_amounts::text, p_rests::text, p_may_overdraw::text), 'UTF8'));
      -- by a hash that no version of PostgreSQL changes: a bet and its settlement meet in one shard
      v_shard smallint := 1 + (get_byte(sha256(convert_to(p_member, 'UTF8')), 0) & 15);
      v_known_hash bytea;
      v_count int := coalesce(cardinality(p_kinds), 0);
      v_total numeric := 0;
      v_order int[] := p_order;
      v_leg int;
      v_amount bigint;
      -- what the bonus gives because the cash does not suffice, zero or below, and the leg that this makes
      v_rest bigint;
      v_rest_leg int := v_count;
      v_opened boolean;
      v_other bigint;
      v_cash bigint;
      v_floor bigint;
      -- cash that the member has in other wallets than the one at the vendor
      v_elsewhere bigint;
      -- what the main wallet owes because a wallet at a vendor does not hold it, zero or below
      v_debt bigint;
      v_state text;
      v_result public.ledger_result;
    begin
      insert into public.posting (key, kind, ref, member, currency, body_hash)
        values (p_key, p_kind, p_ref, p_member, p_currency, v_hash)
        on conflict (key) do nothing returning id, false into v_result.posting_id, v_result.replayed;
      if not found then
        select id, body_hash into strict v_result.posting_id, v_known_hash from public.posting where key = p_key;
        -- the second form is the one of postings before there were rests
        if v_known_hash <> v_hash and v_known_hash <> sha256(convert_to(
             concat_ws(e'\\x1f', p_kind, p_ref, p_member, p_currency,
               (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kind', l.kind, 'owner', nullif(l.owner, ''),
                          'lane', nullif(l.lane, ''), 'amount', l.amount::text)) order by l.no)
                  from unnest(p_kinds, p_owners, p_lanes, p_amounts) with ordinality as l (kind, owner, lane, amount, no)
               )::text, p_may_overdraw::text), 'UTF8'))
        then
          raise exception 'key % was used with another content', p_key using errcode = 'ML003';
        end if;
        return query select * from public.ledger_replay(v_result.posting_id);
        return;
      end if;

      if v_count = 0 then
        raise exception 'posting % has no legs', p_key using errcode = 'ML006';
      end if;
      for i in 1 .. v_count loop
        v_total := v_total + p_amounts[i];
        if p_amounts[i] = 0 or v_count < 2 then
          raise exception 'posting % has a leg without an amount, or only one', p_key using errcode = 'ML005';
        end if;
      end loop;
      if v_total <> 0 then
        raise exception 'posting % sums up to %', p_key, v_total using errcode = 'ML005';
      end if;
      if v_order is null then
        v_order := array(
          select l.no from unnest(p_kinds, p_owners, p_lanes) with ordinality as l (kind, owner, lane, no)
           order by l.owner collate "C", l.kind <> 'MAIN', l.kind <> 'BONUS', l.kind collate "C", l.lane collate "C", l.no);
      end if;
      -- a leg that comes twice is refused by the key of entries, one that is none has no account
      if cardinality(v_order) <> v_count then
        raise exception 'posting % has % legs and an order of %', p_key, v_count, cardinality(v_order)
          using errcode = 'ML006';
      end if;

      v_state := set_config('mekong.posting', 'on', true);
      -- each update locks its row, in the order of names: two postings never wait for each other in a circle
      foreach v_leg in array v_order loop
        v_amount := p_amounts[v_leg];
        v_rest := 0;
        v_opened := false;
        v_debt := 0;
        if p_kinds[v_leg] in ('BONUS', 'VENDOR') then
          select floor into v_floor from public.ledger_account
           where owner = p_owners[v_leg] and kind = 'MAIN' and currency = p_currency and lane = '' and shard = 0
             for update;
          if not found and p_kinds[v_leg] = 'VENDOR' then
            perform public.ledger_open_accounts(array['MAIN'], array[p_owners[v_leg]], array[''], p_currency, v_shard);
            select floor into v_floor from public.ledger_account
             where owner = p_owners[v_leg] and kind = 'MAIN' and currency = p_currency and lane = '' and shard = 0
               for update;
          end if;
        end if;
        if p_kinds[v_leg] = 'VENDOR' and v_amount < 0 then
          if p_rests[v_leg] and v_floor < 0 then
            raise exception 'the main wallet of % has a debt', p_owners[v_leg] using errcode = 'ML002';
          end if;
          if p_may_overdraw then
            select balance into v_cash from public.ledger_account
             where owner = p_owners[v_leg] and kind = 'VENDOR' and currency = p_currency and lane = p_lanes[v_leg]
               for update;
            v_debt := least(0, v_amount + coalesce(v_cash, 0));
            v_amount := v_amount - v_debt;
          end if;
        end if;

        -- more than once only where the account has to be opened, was filled meanwhile, or gives all it has
        loop
          exit when v_amount = 0;
          update public.ledger_account a
             set balance = a.balance + v_amount,
                 seq = a.seq + 1,
                 floor = case when a.floor is null then null
                              when a.balance + v_amount >= 0 then 0
                              when p_may_overdraw then least(a.floor, a.balance + v_amount)
                              else a.floor end
           where a.owner = p_owners[v_leg] and a.kind = p_kinds[v_leg] and a.currency = p_currency
             and a.lane = p_lanes[v_leg] and a.shard in (0, v_shard)
             and (v_amount > 0 or a.floor is null or p_may_overdraw or a.balance + v_amount >= 0)
           returning v_leg::smallint, a.id, a.kind, a.owner, v_amount, a.balance, a.seq, 0::bigint, 0::bigint, a.other_id
            into v_result.leg, v_result.account_id, v_result.kind, v_result.owner, v_result.amount,
                 v_result.balance_after, v_result.seq, v_result.other_balance, v_result.other_seq, v_other;
          if found then
            insert into public.entry (account_id, seq, posting_id, leg, amount, balance_after)
              values (v_result.account_id, v_result.seq, v_result.posting_id, v_leg, v_amount, v_result.balance_after);
            if v_other is not null then
              select balance, seq into v_result.other_balance, v_result.other_seq
                from public.ledger_account where id = v_other;
            end if;
            return next v_result;
            exit;
          end if;

          select id, other_id, balance, floor into v_result.account_id, v_other, v_cash, v_floor
            from public.ledger_account
           where owner = p_owners[v_leg] and kind = p_kinds[v_leg] and currency = p_currency
             and lane = p_lanes[v_leg] and shard in (0, v_shard)
             for update;
          if not found then
            if v_opened then
              raise exception 'posting % names an account of an unknown kind or currency', p_key using errcode = 'ML006';
            end if;
            perform public.ledger_open_accounts(
              array[p_kinds[v_leg]], array[p_owners[v_leg]], array[p_lanes[v_leg]], p_currency, v_shard);
            v_opened := true;
          elsif v_floor is null or p_may_overdraw then
            -- it may go below zero, so the update only missed it: another posting has opened it since
            continue;
          elsif v_floor < 0 then
            raise exception 'account % has a debt', v_result.account_id using errcode = 'ML002';
          elsif v_cash + v_amount < 0 then
            if v_other is null or not p_rests[v_leg] then
              raise exception 'account % holds less than %', v_result.account_id, -v_amount using errcode = 'ML001';
            end if;
            if p_kinds[v_leg] = 'VENDOR' then
              select sum(balance) into v_elsewhere from public.ledger_account
               where owner = p_owners[v_leg] and currency = p_currency
                 and (kind = 'MAIN' and lane = '' or kind = 'VENDOR' and lane <> p_lanes[v_leg]);
              if v_elsewhere >= 10000 then
                raise exception 'the member of account % has cash elsewhere', v_result.account_id using errcode = 'ML001';
              end if;
            end if;
            v_rest := v_amount + v_cash;
            v_amount := -v_cash;
          end if;
        end loop;

        if v_rest <> 0 then
          v_rest_leg := v_rest_leg + 1;
          update public.ledger_account a set balance = a.balance + v_rest, seq = a.seq + 1
           where a.id = v_other and a.balance + v_rest >= 0
           returning v_rest_leg::smallint, a.id, a.kind, a.owner, v_rest, a.balance, a.seq, a.other_id
            into v_result.leg, v_result.account_id, v_result.kind, v_result.owner, v_result.amount,
                 v_result.balance_after, v_result.seq, v_other;
          if not found then
            perform from public.ledger_account where id = v_other and floor < 0;
            if found then
              raise exception 'account % has a debt', v_other using errcode = 'ML002';
            end if;
            raise exception 'the wallet of % holds less than %', p_owners[v_leg], -p_amounts[v_leg]
              using errcode = 'ML001';
          end if;
          insert into public.entry (account_id, seq, posting_id, leg, amount, balance_after)
            values (v_result.account_id, v_result.seq, v_result.posting_id, v_result.leg, v_rest, v_result.balance_after);
          select balance, seq into v_result.other_balance, v_result.other_seq
            from public.ledger_account where id = v_other;
          return next v_result;
        end if;

        if v_debt <> 0 then
          v_rest_leg := v_rest_leg + 1;
          update public.ledger_account a
             set balance = a.balance + v_debt, seq = a.seq + 1,
                 floor = case when a.balance + v_debt >= 0 then 0 else least(a.floor, a.balance + v_debt) end
           where a.owner = p_owners[v_leg] and a.kind = 'MAIN' and a.currency = p_currency and a.lane = '' and a.shard = 0
           returning v_rest_leg::smallint, a.id, a.kind, a.owner, v_debt, a.balance, a.seq, 0::bigint, 0::bigint, a.other_id
            into v_result.leg, v_result.account_id, v_result.kind, v_result.owner, v_result.amount,
                 v_result.balance_after, v_result.seq, v_result.other_balance, v_result.other_seq, v_other;
          insert into public.entry (account_id, seq, posting_id, leg, amount, balance_after)
            values (v_result.account_id, v_result.seq, v_result.posting_id, v_result.leg, v_debt, v_result.balance_after);
          if v_other is not null then
            select balance, seq into v_result.other_balance, v_result.other_seq
              from public.ledger_account where id = v_other;
          end if;
          return next v_result;
        end if;
      end loop;
      v_state := set_config('mekong.posting', '', true);
    end $$`.execute(db);
}

/** What is played with at a vendor, and whether the bonus is part of it. Its version counts every wallet that this depends on. */
async function readWallet(db: Kysely<unknown>): Promise<void> {
  await sql`drop function ledger_vendor_wallet`.execute(db);
  await sql`
    create function ledger_vendor_wallet(p_owner text, p_currency text, p_vendor text, p_after bigint)
      returns table (cash bigint, bonus bigint, version bigint, takes_bonus boolean)
      language plpgsql volatile security definer set search_path = public as $$
    begin
      return query
        select coalesce(sum(a.balance) filter (where a.kind = 'VENDOR' and a.lane = p_vendor), 0)::bigint,
               coalesce(sum(a.balance) filter (where a.kind = 'BONUS'), 0)::bigint, coalesce(sum(a.seq), 0)::bigint,
               coalesce(sum(a.balance) filter (where a.kind = 'MAIN' or a.kind = 'VENDOR' and a.lane <> p_vendor), 0) < 10000
          from ledger_account a
         where a.owner = p_owner and a.currency = p_currency
           and (a.kind in ('MAIN', 'BONUS') and a.lane = '' or a.kind = 'VENDOR');
    end $$`.execute(db);
  await sql`revoke all on function ledger_vendor_wallet from public`.execute(db);
  await sql`
    do $$ begin
      if exists (select from pg_roles where rolname = 'mekong_app') then
        grant execute on function ledger_vendor_wallet to mekong_app;
      end if;
    end $$`.execute(db);
}
