import { chanceFrom } from '@mekong/catalogue/chance';
import type { Executor } from '../../src/kernel/db/types.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import { makeMembers } from './builders.ts';
import { settings } from './data/settings.ts';
import { makeDemoMember } from './demo-member.ts';

/** Agents below dara, each below the one named; the last stands five levels down with its players. */
const agents = [
  { username: 'sreyleak', below: 'dara' },
  { username: 'chanthy', below: 'rithy' },
  { username: 'phirun', below: 'chanthy' },
  { username: 'monyroth', below: 'phirun' },
] as const;

/** Agents directly below dara with contracts in every state; of the first created, so that a page of the team begins with others. */
const partners = ['bunthan', 'channy', 'davuth', 'kunthea', 'mealea', 'nimol', 'pisey'] as const;

/** Accounts below dara, those who play among them. */
const TEAM = 400;
/** Accounts that have not played yet and stand anywhere in the tree, so that levels are longer than a page. */
const QUIET = 48;

interface TreeOptions {
  dara: string;
  /** Nobody can log in by it. */
  passwordHash: string;
  daysAgo: (days: number) => Date;
}

/** The agents of the demo's tree by name, rithy among them, and those whose contracts show every state; who is there already is found. */
export async function seedAgents(
  db: Executor,
  { dara, passwordHash, daysAgo, rithyHash }: TreeOptions & { rithyHash: string },
): Promise<{ tree: Record<string, string>; partners: string[] }> {
  const shown: string[] = [];
  for (const [n, username] of partners.entries())
    shown.push(
      await makeDemoMember(db, {
        ...{ username, nickname: username.charAt(0).toUpperCase() + username.slice(1), passwordHash, type: 1 },
        ...{ uplineId: dara, registeredAt: daysAgo(200 - n * 9) },
      }),
    );
  const rithy = await makeDemoMember(db, {
    username: 'rithy',
    nickname: 'Rithy',
    passwordHash: rithyHash,
    type: 1,
    uplineId: dara,
    affiliateCode: 'MEKONGRITHY2026A',
    balance: parseMoney('1000000'),
    registeredAt: daysAgo(150),
  });
  const known: Record<string, string> = { dara, rithy };
  let age = 140;
  for (const { username, below } of agents) {
    age -= 15;
    known[username] = await makeDemoMember(db, {
      ...{ username, nickname: username.charAt(0).toUpperCase() + username.slice(1), passwordHash, type: 1 },
      ...{ uplineId: known[below], registeredAt: daysAgo(age) },
    });
  }
  return { tree: known, partners: shown };
}

/** Members without play, until the team is as large as it is to be; most of them where levels are short otherwise. */
export async function seedQuiet(
  db: Executor,
  known: Record<string, string>,
  { passwordHash, daysAgo, partners: shown }: Omit<TreeOptions, 'dara'> & { partners: readonly string[] },
): Promise<void> {
  const chance = chanceFrom(5);
  const { dara = '', ...others } = known;
  const { team } = await db
    .selectFrom('agent_edge')
    .select(({ fn }) => fn.countAll<string>().as('team'))
    .where('ancestor', '=', dara)
    .where('depth', '>', 0)
    .executeTakeFirstOrThrow();
  const anywhere = Object.values(known);
  const below = [...Object.values(others), ...shown];
  const members = Array.from({ length: TEAM - Number(team) }, (_, n) => ({
    ...{ username: `member${101 + n}`, nickname: `Member ${101 + n}` },
    ...{ uplineId: chance.pick(n < QUIET ? anywhere : below), registeredAt: daysAgo(chance.between(0, 120)) },
  }));
  await makeMembers(db, members, { passwordHash, termsVersion: settings.register.agreementVersion });
}
