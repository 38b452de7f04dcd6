import type { Executor } from '../../src/kernel/db/types.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import type { ContractKind } from '../../src/modules/agent-contracts/machine.ts';
import { canonicalTerms, hashTerms, type Tier } from '../../src/modules/agent-contracts/terms.ts';
import { termsOf, tierRow } from './agents.ts';

const fixed = (volume: string, active: number, amount: string): Tier => ({
  ...{ outcome: 'ANY', volume: parseMoney(volume), active, rateType: 'A', rate: parseMoney(amount) },
});

/** Plans that the house publishes; the figures are those of the guide on how an agent is paid. */
const plans: readonly { readonly name: string; readonly kind: ContractKind; readonly tiers: readonly Tier[] }[] = [
  {
    ...{ name: 'Tonle', kind: 'DIVIDEND' },
    tiers: [
      tierRow('100000', 5, '0.1', '5000'),
      tierRow('300000', 10, '0.15', '20000'),
      tierRow('1000000', 25, '0.2', '60000'),
    ],
  },
  {
    ...{ name: 'Bassac', kind: 'DAILY' },
    tiers: [tierRow('50000', 3, '0.005'), tierRow('200000', 8, '0.008'), fixed('500000', 15, '5000')],
  },
  {
    ...{ name: 'Sesan', kind: 'HOURLY' },
    tiers: [tierRow('5000', 2, '0.003'), tierRow('20000', 5, '0.005'), fixed('50000', 8, '300')],
  },
  { name: 'Srepok', kind: 'REALTIME', tiers: [tierRow('0', 0, '0.002')] },
];

/** Publishes the plans of the demo where operators keep none. */
export async function seedPlans(db: Executor): Promise<void> {
  if (await db.selectFrom('agent_plan').select('id').limit(1).executeTakeFirst()) return;
  for (const [place, { name, kind, tiers }] of plans.entries()) {
    const terms = termsOf(kind, ...tiers);
    const { id } = await db
      .insertInto('agent_plan')
      .values({ ...{ name, kind, place, game_type: 'ALL', currency: 'KHR', is_published: true } })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('agent_plan_version')
      .values({ plan_id: id, no: 1, terms: canonicalTerms(terms), terms_hash: hashTerms(terms), written_by: 'demo' })
      .execute();
  }
}
