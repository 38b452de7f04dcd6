import type { SomeHandlers } from '../../contract/handlers.ts';
import type { ModuleContext } from '../../contract/module.ts';
import { createPdfPrinter } from '../../kernel/pdf/printer.ts';
import { createDocuments, type DocumentPorts } from './documents.service.ts';
import { createFileWriter, type WriterPorts } from './file-writer.ts';
import { createTables, type TablePorts } from './table-files.ts';

type DocumentOperation =
  | ('getBetsCsv' | 'getBetsPdf' | 'getMovementsCsv' | 'getMovementsPdf' | 'getProfitPdf')
  | ('getAgentTeamCsv' | 'getAgentTeamPdf' | 'getTeamLossesCsv' | 'getTeamLossesPdf')
  | ('getTeamBetsCsv' | 'getTeamBetsPdf' | 'getTeamMovementsCsv' | 'getTeamMovementsPdf')
  | ('getAgentBillsCsv' | 'getAgentBillsPdf' | 'getAgentBillPdf' | 'getAgentContractPdf')
  | ('getAgentLinksCsv' | 'getAgentLinksPdf' | 'getAgentContractsCsv' | 'getAgentContractsPdf')
  | ('getAgentIncomeCsv' | 'getAgentIncomePdf' | 'getAgentBillMembersCsv' | 'getAgentBillMembersPdf')
  | ('getAgentBillResultsCsv' | 'getAgentBillResultsPdf' | 'getAgentBillWagesCsv' | 'getAgentBillWagesPdf')
  | ('getCreditCsv' | 'getCreditPdf');

type DocumentNeeds = Pick<WriterPorts, 'settings'> & Omit<DocumentPorts, 'print' | 'publicOrigin'> & TablePorts;

/** Records that are saved to be printed. */
export function createDocumentsModule({ publicOrigin, now }: ModuleContext, { settings, ...needs }: DocumentNeeds) {
  const printer = createPdfPrinter();
  const { print, table, document } = createFileWriter({ printer, settings, now });
  const documents = createDocuments({ print, publicOrigin, ...needs });
  const tables = createTables(needs);
  return {
    handlers: {
      getBetsCsv: ({ actor, query, language }) => table({ actor, language }, tables.ownBets(query)),
      getBetsPdf: ({ actor, query, language }) => document({ actor, language }, tables.ownBets(query)),
      getAgentTeamCsv: ({ actor, query, language }) => table({ actor, language }, tables.team(query)),
      getAgentTeamPdf: ({ actor, query, language }) => document({ actor, language }, tables.team(query)),
      getTeamLossesCsv: ({ actor, query, language }) => table({ actor, language }, tables.losses(query)),
      getTeamLossesPdf: ({ actor, query, language }) => document({ actor, language }, tables.losses(query)),
      getTeamBetsCsv: ({ actor, query, language }) => table({ actor, language }, tables.bets(query)),
      getTeamBetsPdf: ({ actor, query, language }) => document({ actor, language }, tables.bets(query)),
      getTeamMovementsCsv: ({ actor, query, language }) => table({ actor, language }, tables.movements(query)),
      getTeamMovementsPdf: ({ actor, query, language }) => document({ actor, language }, tables.movements(query)),
      getAgentBillsCsv: ({ actor, query, language }) => table({ actor, language }, tables.bills(query)),
      getAgentIncomeCsv: ({ actor, query, language }) => table({ actor, language }, tables.income(query)),
      getAgentIncomePdf: ({ actor, query, language }) => document({ actor, language }, tables.income(query)),
      getAgentBillMembersCsv: ({ actor, path, language }) =>
        table({ actor, language }, tables.billMembers(path.billId)),
      getAgentBillMembersPdf: ({ actor, path, language }) =>
        document({ actor, language }, tables.billMembers(path.billId)),
      getAgentBillResultsCsv: ({ actor, path, query, language }) =>
        table({ actor, language }, tables.billResults(path.billId, query)),
      getAgentBillResultsPdf: ({ actor, path, query, language }) =>
        document({ actor, language }, tables.billResults(path.billId, query)),
      getAgentBillWagesCsv: ({ actor, path, language }) => table({ actor, language }, tables.billWages(path.billId)),
      getAgentBillWagesPdf: ({ actor, path, language }) => document({ actor, language }, tables.billWages(path.billId)),
      getAgentLinksCsv: ({ actor, language }) => table({ actor, language }, tables.links()),
      getAgentLinksPdf: ({ actor, language }) => document({ actor, language }, tables.links()),
      getAgentContractsCsv: ({ actor, query, language }) => table({ actor, language }, tables.contracts(query)),
      getAgentContractsPdf: ({ actor, query, language }) => document({ actor, language }, tables.contracts(query)),
      getCreditCsv: ({ actor, query, language }) => table({ actor, language }, tables.credit(query)),
      getCreditPdf: ({ actor, query, language }) => document({ actor, language }, tables.credit(query)),
      getMovementsCsv: ({ actor, query, language }) => table({ actor, language }, tables.ownMovements(query)),
      getMovementsPdf: ({ actor, query, language }) => document({ actor, language }, tables.ownMovements(query)),
      getProfitPdf: ({ actor, query, language }) => documents.profit({ actor, language }, query?.period ?? 'DAILY'),
      getAgentContractPdf: ({ actor, path, language }) => documents.contract({ actor, language }, path.contractId),
      getAgentBillsPdf: ({ actor, query, language }) => document({ actor, language }, tables.bills(query)),
      getAgentBillPdf: ({ actor, path, language }) => documents.bill({ actor, language }, path.billId),
    } satisfies SomeHandlers<DocumentOperation>,
    close: printer.close,
  };
}
