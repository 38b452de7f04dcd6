import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import { createPlayGate } from '../safer-play/play-gate.port.ts';
import { creditAdmin, creditRules } from './credit.admin.ts';
import { creditRoutes } from './credit.routes.ts';
import { type CreditPorts, createCredit } from './credit.service.ts';
import { createCreditLines } from './lines.service.ts';
import { type Settling, settleDue } from './settle.ts';

/** Money that the house advances to agents. */
export function createCreditModule(
  { db, cursors, log, now }: ModuleContext,
  {
    settings,
    requireProof,
    lockPayIns,
    collectAtVendors,
  }: Pick<CreditPorts, 'settings' | 'requireProof' | 'lockPayIns'> & Pick<Settling, 'collectAtVendors'>,
) {
  const zone = async () => (await settings.current()).merchant.timeZone;
  const credit = createCredit({ db, cursors, settings, requireProof, lockPayIns, gate: createPlayGate(zone, now) });
  return {
    credit,
    handlers: creditRoutes(credit),
    admin: creditAdmin(createCreditLines({ db, cursors, settings })),
    approvalRules: creditRules,
    jobs: [
      {
        name: 'credit.settle',
        everySeconds: 30,
        run: async ({ db: jobs, signal }) => settleDue(jobs, { zone: await zone(), collectAtVendors, log }, signal),
      },
    ] satisfies IntervalJob[],
  };
}
