import { chanceFrom } from '@mekong/catalogue/chance';
import type { Executor } from '../../src/kernel/db/types.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import { makeDemoMember } from './demo-member.ts';

/** Agents below dara, each below the one named; the last stands five levels down with its players. */
const agents = [
  { username: 'sreyleak', below: 'dara' },
  { username: 'chanthy', below: 'rithy' },
  { username: 'phirun', below: 'chanthy' },
  { username: 'monyroth', below: 'phirun' },
] as const;

/** Accounts that have not played yet, so that levels are longer than a page. */
const QUIET = 48;

interface TreeOptions {
  dara: string;
  /** Nobody can log in by it. */
  passwordHash: string;
  daysAgo: (days: number) => Date;
}

/** The agents of the demo's tree by name, rithy among them; who is there already is found. */
export async function seedAgents(
  db: Executor,
  { dara, passwordHash, daysAgo, rithyHash }: TreeOptions & { rithyHash: string },
): Promise<Record<string, string>> {
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
  return known;
}

/** Members without play, most of them where levels are short otherwise. */
export async function seedQuiet(
  db: Executor,
  known: Record<string, string>,
  { passwordHash, daysAgo }: Omit<TreeOptions, 'dara'>,
): Promise<void> {
  const chance = chanceFrom(5);
  const above = Object.keys(known);
  for (let number = 1; number <= QUIET; number++)
    await makeDemoMember(db, {
      ...{ username: `member${100 + number}`, nickname: `Member ${100 + number}`, passwordHash },
      ...{ uplineId: known[chance.pick(above)], registeredAt: daysAgo(chance.between(0, 120)) },
    });
}
