import { createHash } from 'node:crypto';
import type {
  HousePlanChange,
  HousePlanDraft,
  HousePlanList,
  HousePlan as WrittenPlan,
} from '@mekong/api-client/admin/contract/types';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import { actedBy, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import type { SettingsInForce } from '../../system/settings.service.ts';
import type { ContractKind } from '../machine.ts';
import { assertMayOffer, readOffered } from '../offer-rules.ts';
import { hashTerms, type Terms } from '../terms.ts';
import { wireTermsText } from '../wire.ts';
import {
  type HousePlan,
  insertPlan,
  insertPlanTerms,
  listPlans,
  lockPlan,
  updatePlan,
} from './house-plans.repository.ts';

/** A plan as the audit chain keeps it. */
const recordOf = ({ name, place, isPublished, no, termsHash }: HousePlan) => ({
  ...{ name, place, isPublished, no, termsHash },
});

const versionOf = (plan: HousePlan): string =>
  createHash('sha256')
    .update(JSON.stringify(recordOf(plan)))
    .digest('base64url')
    .slice(0, 22);

const wirePlan = (plan: HousePlan): WrittenPlan => ({
  ...{ planId: plan.id, name: plan.name, kind: plan.kind, gameType: plan.games, currency: plan.currency },
  ...{ place: plan.place, isPublished: plan.isPublished, version: versionOf(plan), writtenBy: plan.writtenBy },
  terms: wireTermsText(plan),
});

/** Plans as operators make, change, publish and stop them. */
export function createPlanEditor(db: Executor, settings: { current(): Promise<Pick<SettingsInForce, 'merchant'>> }) {
  const lock = async (trx: Trx, id: string): Promise<HousePlan> => {
    const plan = await lockPlan(trx, id);
    if (!plan) throw new Fault('NOT_FOUND');
    return plan;
  };

  /** @throws Fault VALIDATION_FAILED for terms that no contract of the kind can have */
  const readTerms = async (
    trx: Trx,
    about: { kind: ContractKind; games: HousePlan['games']; currency: string },
    sent: HousePlanDraft['terms'],
  ): Promise<Terms> => {
    const terms = readOffered(about.kind, sent);
    await assertMayOffer(trx, { ...about, uplineId: null }, terms, { mayExceedOwn: true });
    return terms;
  };

  const said = (trx: Trx, by: AdminChanger, before: HousePlan | undefined, after: HousePlan) =>
    appendAudit(trx, {
      ...actedBy(by),
      action: before ? 'plan.changed' : 'plan.made',
      object: `plan:${after.id}`,
      detail: { ...(before && { before: recordOf(before) }), after: recordOf(after) },
    });

  return {
    async list(): Promise<HousePlanList> {
      return { content: (await listPlans(db)).map(wirePlan) };
    },

    /** @throws Fault VALIDATION_FAILED for a name that is taken, a currency of another site, and terms that cannot be */
    make: (
      { name: typed, place, isPublished, kind, gameType: games, currency, terms: sent }: HousePlanDraft,
      by: AdminChanger,
    ): Promise<WrittenPlan> =>
      inTransaction(db, async (trx) => {
        const name = typed.trim();
        if (name === '') throw invalid('name', 'required');
        // nobody could sign it
        if (currency !== (await settings.current()).merchant.currency) throw invalid('currency', 'enum');
        const terms = await readTerms(trx, { kind, games, currency }, sent);
        const id = await insertPlan(trx, { name, place, isPublished, kind, games, currency });
        if (id === undefined) throw invalid('name', 'taken');
        await insertPlanTerms(trx, id, 1, terms, by.id);
        const made = await lock(trx, id);
        await said(trx, by, undefined, made);
        return wirePlan(made);
      }),

    /**
     * Writes a plan over what holds. Other terms are its next version; contracts keep what was signed.
     *
     * @param unchanged called when everything is as it was
     * @throws Fault NOT_FOUND, VALUE_CHANGED, VALIDATION_FAILED
     */
    change: (
      id: string,
      { version, name: typed, place, isPublished, terms: sent }: HousePlanChange,
      by: AdminChanger,
      unchanged: () => void,
    ): Promise<WrittenPlan> =>
      inTransaction(db, async (trx) => {
        const before = await lock(trx, id);
        if (versionOf(before) !== version) throw new Fault('VALUE_CHANGED');
        const name = typed.trim();
        if (name === '') throw invalid('name', 'required');
        const terms = await readTerms(trx, before, sent);
        if (!(await updatePlan(trx, id, { name, place, isPublished }))) throw invalid('name', 'taken');
        if (hashTerms(terms) !== before.termsHash) await insertPlanTerms(trx, id, before.no + 1, terms, by.id);
        const after = await lock(trx, id);
        if (versionOf(after) === version) unchanged();
        else await said(trx, by, before, after);
        return wirePlan(after);
      }),
  };
}

export type PlanEditor = ReturnType<typeof createPlanEditor>;
