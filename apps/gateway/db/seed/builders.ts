import type { IdentityFieldName } from '@mekong/api-client/contract/types';
import type { GameSeed, VendorSeed } from '@mekong/catalogue/types';
import { sql } from 'kysely';
import type { AccountType, ListingStatus, LocalizedText } from '../../src/contract/values.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import type { FieldCipher } from '../../src/kernel/field-cipher.ts';
import type { Money } from '../../src/kernel/money.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import { newCode } from '../../src/kernel/secrets.ts';
import { grantPlayMoney } from '../../src/ledger/flows.ts';
import { post } from '../../src/ledger/ledger.ts';
import { learnWords } from '../../src/modules/games/search/search.repository.ts';
import { searchFields } from '../../src/modules/games/search/terms.ts';
import { insertDetails, insertMember } from '../../src/modules/identity/member.repository.ts';
import { lookupsOf, sealValue } from '../../src/modules/identity-check/values.ts';

/*
 * Builders of rows as the product itself would make them: money through the ledger, names unique, nothing half. The demo
 * and the tests use the same ones.
 */

export interface MemberOptions {
  username: string;
  /** Argon2id, from `hashPassword`. */
  passwordHash: string;
  nickname?: string | undefined;
  /** Default 0, a member. */
  type?: AccountType | undefined;
  /** Default KHR, for a trial account FUN. */
  currency?: string | undefined;
  language?: string | undefined;
  uplineId?: string | undefined;
  /** Code of an agent's link. */
  affiliateCode?: string | undefined;
  /** Play money to start with; none by default. */
  balance?: Money | undefined;
  /** Club and rank; default Bronze, 1. */
  club?: { label: string; rank: number } | undefined;
  registeredAt?: Date | undefined;
  /** Version of the agreement that counts as accepted. */
  termsVersion?: string | undefined;
}

/** Makes an account with its play money, or finds the one of that name. @returns its number */
export async function makeMember(db: Executor, options: MemberOptions): Promise<string> {
  const { username, type = 0, currency = type === 4 ? 'FUN' : 'KHR', club } = options;
  const made = await insertMember(db, {
    username,
    nickname: options.nickname ?? username,
    type,
    currency,
    language: options.language ?? 'KM',
    uplineId: options.uplineId,
    toUpline: options.uplineId !== undefined,
    affiliateCode: options.affiliateCode,
    referralCode: newCode(),
    termsVersion: options.termsVersion ?? '2026-01',
    passwordHash: options.passwordHash,
    registeredAt: options.registeredAt,
  });
  if (!made) return idOf(db, username);
  if (club)
    await db
      .updateTable('member')
      .set({ club_label: club.label, vip_rank: club.rank })
      .where('id', '=', made)
      .execute();
  if (options.balance) await post(db, grantPlayMoney({ member: made, currency, amount: options.balance }));
  return made;
}

/** An account of many that are made together. */
export type ManyMember = Required<Pick<MemberOptions, 'username' | 'nickname' | 'uplineId' | 'registeredAt'>>;

/** Makes accounts without money set by set and not one by one; their names are taken by nobody. */
export async function makeMembers(
  db: Executor,
  members: readonly ManyMember[],
  { passwordHash, termsVersion }: Required<Pick<MemberOptions, 'passwordHash' | 'termsVersion'>>,
): Promise<void> {
  const rows = members.map(({ uplineId, registeredAt, ...member }) => ({
    ...{ ...member, upline_id: uplineId, registered_at: registeredAt, referral_code: newCode() },
  }));
  await sql`
    with made as (
      insert into member (username, nickname, type, currency, language, upline_id, to_upline, referral_code, terms_version,
                          terms_accepted_at, age_stated_at, registered_at)
      select username, nickname, 0, 'KHR', 'KM', upline_id, true, referral_code, ${termsVersion}, registered_at, registered_at,
             registered_at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as t (username text, nickname text, upline_id bigint, registered_at timestamptz, referral_code text)
      returning id, registered_at
    ), credentials as (
      insert into credential (member_id, password_hash) select id, ${passwordHash} from made
    )
    insert into consent (member_id, kind, is_given, version, source, at)
    select id, kind, true, version, 'REGISTRATION', registered_at
      from made, (values ('AGE', null), ('TERMS', ${termsVersion})) as given (kind, version)`.execute(db);
}

/** Gives an account a piece of personal data, unless it has one of that kind, or somebody else has the same. */
export async function giveDetail(
  db: Executor,
  cipher: FieldCipher,
  username: string,
  { field, value }: { field: string; value: string },
): Promise<void> {
  const memberId = await idOf(db, username);
  const known = await db
    .selectFrom('member_detail')
    .select('field')
    .where('member_id', '=', memberId)
    .where('field', '=', field)
    .executeTakeFirst();
  if (known) return;
  const sealed = cipher.seal(value, `${memberId}:${field}`);
  await insertDetails(db, memberId, [{ field, sealed, lookup: cipher.lookup(field, value.toLowerCase()) }]);
}

/** A person whom nobody has met, for checks of the demo and of tests. */
const person: Readonly<Record<string, string>> = {
  ...{ legalName: 'Sok Dara', birthday: '1992-04-13', nationality: 'KH', birthPlace: 'Kampot', sex: 'M' },
  ...{ idType: 'ID_CARD', idNumber: '010203040', idExpires: '2035-06-30' },
  ...{ permanentAddress: '12 Street 240, Phnom Penh', currentAddress: '12 Street 240, Phnom Penh' },
  ...{ occupation: 'Teacher', incomeSource: 'SALARY' },
};

/** Gives an account an identity check that was approved; one that has said something already keeps what it has. */
export async function verifyMember(
  db: Executor,
  cipher: FieldCipher,
  username: string,
  said: Readonly<Record<string, string>> = {},
): Promise<void> {
  const memberId = await idOf(db, username);
  const [at, values] = [new Date(), { ...person, ...said }];
  const made = await db
    .insertInto('kyc_profile')
    .values({
      ...{ member_id: memberId, state: 'APPROVED', sent_at: at, verified_at: at },
      ...{ expired_at: null, expires_on: values.idExpires ?? null, ...lookupColumns(cipher, values) },
    })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .executeTakeFirst();
  if (!made.numInsertedOrUpdatedRows) return;
  const rows = Object.entries(values).map(([name, value]) => {
    const field = name as IdentityFieldName;
    const sealed = sealValue(cipher, memberId, field, value);
    return { member_id: memberId, field, state: 'APPROVED' as const, sealed, approved_sealed: sealed, reason: null };
  });
  await db.insertInto('kyc_field').values(rows).execute();
}

function lookupColumns(cipher: FieldCipher, values: Readonly<Record<string, string>>) {
  const { numberLookup, personLookup } = lookupsOf(cipher, { said: (name) => values[name] });
  return { number_lookup: numberLookup, person_lookup: personLookup };
}

async function idOf(db: Executor, username: string): Promise<string> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('username_key', '=', username.toLowerCase())
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A vendor as the builders take it: a line of the demo data, or less. */
export type VendorOptions = Pick<VendorSeed, 'code' | 'category'> &
  Partial<Omit<VendorSeed, 'names'>> & { names?: LocalizedText | undefined };

/** Makes a vendor, or brings the one of that code up to date. @returns its number */
export async function makeVendor(db: Executor, vendor: VendorOptions): Promise<string> {
  const values = {
    names: JSON.stringify(vendor.names ?? { EN: vendor.code }),
    category: vendor.category,
    classify: vendor.classify ?? null,
    account_type_id: vendor.accountTypeId ?? 1,
    is_hot: vendor.isHot ?? false,
    status: vendor.status ?? ('active' as ListingStatus),
    place: vendor.order ?? 1,
    single_wallet: vendor.singleWallet ?? true,
  };
  const row = await db
    .insertInto('vendor')
    .values({ code: vendor.code, ...values })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A game as the builders take it: a line of the demo data, or less. */
export type GameOptions = Pick<GameSeed, 'gameId' | 'nodeId' | 'vendor' | 'category'> &
  Partial<Omit<GameSeed, 'names' | 'status'>> & {
    names?: LocalizedText | undefined;
    status?: ListingStatus | undefined;
    /** Place in its lists; default the node id. */
    place?: number | undefined;
    image?: string | undefined;
  };

/** Rows of one statement: few round trips, and no statement that takes long. */
const AT_ONCE = 1000;

/** Makes games, or brings those of the same node id up to date, set by set. Their vendors exist already. */
export async function makeGames(db: Executor, games: readonly GameOptions[]): Promise<void> {
  const found = await db.selectFrom('vendor').select(['id', 'code']).execute();
  const vendors = new Map(found.map((vendor) => [vendor.code, vendor]));
  const words = new Set<string>();
  const rows = games.map((game) => {
    const vendor = vendors.get(game.vendor);
    if (!vendor) throw new Error(`Game ${game.gameId}: there is no vendor ${game.vendor}.`);
    const names: LocalizedText = game.names ?? { EN: game.gameId };
    const { text, terms, words: own } = searchFields(names);
    for (const word of own) words.add(word);
    return {
      node_id: game.nodeId,
      game_id: game.gameId,
      vendor_id: vendor.id,
      category: game.category,
      classify: game.classify ?? null,
      names,
      image: game.image ?? `/games/${game.gameId}.webp`,
      text,
      terms,
      is_hot: game.isHot ?? false,
      is_new: game.isNew ?? false,
      rtp: game.rtp?.toFixed(2) ?? null,
      volatility: game.volatility ?? 'medium',
      features: game.features ?? [],
      min_bet: parseMoney(game.minBet ?? '100.0000').toString(),
      pays_kind: game.pays?.kind ?? null,
      pays_count: game.pays?.count ?? null,
      max_win: game.maxWin?.toFixed(2) ?? null,
      status: game.status ?? 'active',
      place: game.place ?? game.nodeId,
      motif: game.motif ?? null,
      coat: game.coat ?? null,
    };
  });
  await learnWords(db, words);
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const part = JSON.stringify(rows.slice(start, start + AT_ONCE));
    await sql`
      insert into game (node_id, game_id, vendor_id, category, classify, names, image, is_hot, is_new, rtp, volatility,
                        features, min_bet, pays_kind, pays_count, max_win, status, place, motif, coat)
      select node_id, game_id, vendor_id, category, classify, names, image, is_hot, is_new, rtp, volatility, features,
             min_bet, pays_kind, pays_count, max_win, status, place, motif, coat
        from jsonb_to_recordset(${part}::jsonb) as r (
             node_id integer, game_id text, vendor_id bigint, category text, classify text, names jsonb, image text,
             is_hot boolean, is_new boolean, rtp numeric, volatility text, features text[], min_bet bigint, pays_kind text, pays_count integer, max_win numeric, status text,
             place integer, motif text, coat text)
      on conflict (node_id) do update set
        game_id = excluded.game_id, vendor_id = excluded.vendor_id, category = excluded.category,
        classify = excluded.classify, names = excluded.names, image = excluded.image, is_hot = excluded.is_hot,
        is_new = excluded.is_new, rtp = excluded.rtp, volatility = excluded.volatility, features = excluded.features,
        min_bet = excluded.min_bet, pays_kind = excluded.pays_kind, pays_count = excluded.pays_count,
        max_win = excluded.max_win, status = excluded.status, place = excluded.place, motif = excluded.motif,
        coat = excluded.coat`.execute(db);
    await sql`
      update game_search s set text = r.text, terms = r.terms
        from jsonb_to_recordset(${part}::jsonb) as r (node_id integer, text text, terms text[])
       where s.node_id = r.node_id and (s.text, s.terms) is distinct from (r.text, r.terms)`.execute(db);
  }
}
