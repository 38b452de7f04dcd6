import type { ModuleContext } from '../../contract/module.ts';
import { correctionsAdmin, correctionsRules } from './corrections.admin.ts';
import { type CorrectionPorts, createCorrections } from './corrections.service.ts';

/** Wallets that operators set right. */
export function createCorrectionsModule(
  { db, cursors }: ModuleContext,
  needs: Pick<CorrectionPorts, 'settings' | 'readFree'>,
) {
  const corrections = createCorrections({ db, cursors, ...needs });
  return { admin: correctionsAdmin(corrections), approvalRules: correctionsRules(corrections) };
}
