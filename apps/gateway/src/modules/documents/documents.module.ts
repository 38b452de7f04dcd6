import type { SomeHandlers } from '../../contract/handlers.ts';
import type { ModuleContext } from '../../contract/module.ts';
import { createPdfPrinter } from '../../kernel/pdf/printer.ts';
import { createDocuments, type DocumentPorts } from './documents.service.ts';

type DocumentOperation =
  | ('getBetsPdf' | 'getMovementsPdf' | 'getProfitPdf' | 'getTeamBetsCsv')
  | ('getAgentBillsPdf' | 'getAgentBillPdf' | 'getAgentContractPdf');

/** Records that are saved to be printed. */
export function createDocumentsModule(
  { publicOrigin, now }: ModuleContext,
  needs: Omit<DocumentPorts, 'printer' | 'publicOrigin' | 'now'>,
) {
  const printer = createPdfPrinter();
  const documents = createDocuments({ printer, publicOrigin, now, ...needs });
  return {
    handlers: {
      getBetsPdf({ actor, query, language }) {
        const { from, to, category, vendor, gameId, status, sort = '-time' } = query;
        return documents.bets({ actor, language }, { from, to, category, vendor, gameId, status, sort });
      },
      getTeamBetsCsv: ({ actor, query, language }) => documents.teamBetTable({ actor, language }, query),
      getMovementsPdf: ({ actor, query, language }) => documents.movements({ actor, language }, query),
      getProfitPdf: ({ actor, query, language }) => documents.profit({ actor, language }, query?.period ?? 'DAILY'),
      getAgentContractPdf: ({ actor, path, language }) => documents.contract({ actor, language }, path.contractId),
      getAgentBillsPdf: ({ actor, query, language }) => documents.bills({ actor, language }, query),
      getAgentBillPdf: ({ actor, path, language }) => documents.bill({ actor, language }, path.billId),
    } satisfies SomeHandlers<DocumentOperation>,
    close: printer.close,
  };
}
