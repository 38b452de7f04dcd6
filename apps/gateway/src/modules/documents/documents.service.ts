import type { ProfitPeriod } from '@mekong/api-client/contract/types';
import { localDay } from '../../kernel/days.ts';
import type { AgentContracts } from '../agent-contracts/agent-contracts.service.ts';
import type { Bills } from '../agent-contracts/settlement/bills.service.ts';
import type { Profit } from '../records/profit.service.ts';
import { billFacts, billSections } from './bill-document.ts';
import { contractFacts, contractSections } from './contract-document.ts';
import { type createFileWriter, factsOf, type Reader } from './file-writer.ts';
import { profitFacts, profitSections } from './profit-document.ts';

export interface DocumentPorts {
  print: ReturnType<typeof createFileWriter>['print'];
  profit: Profit;
  bills: Pick<Bills, 'detail'>;
  contracts: Pick<AgentContracts, 'detail'>;
  /** Origin of the site as the browser sees it. */
  publicOrigin: string;
}

/** Records as documents, in the words of their reader. */
export const createDocuments = ({ print, profit, bills, contracts, publicOrigin }: DocumentPorts) => ({
  /** @throws Fault SERVICE_BUSY */
  profit: (reader: Reader, period: ProfitPeriod) =>
    print(reader, async (words, timeZone) => {
      const report = await profit(reader.actor, period);
      const [from, to] = [new Date(report.from), new Date(report.to)];
      return {
        name: `profit_${localDay(from, timeZone)}`,
        title: words.say('profit.title'),
        facts: [...factsOf(words, reader.actor, from, to), ...profitFacts(report, words)],
        sections: profitSections(report, words, (day) => localDay(new Date(day), timeZone)),
      };
    }),

  /** The terms of a contract. @throws Fault NOT_FOUND, SERVICE_BUSY */
  contract: (reader: Reader, contractId: string) =>
    print(reader, async (words) => {
      const { contract } = await contracts.detail(reader.actor, contractId);
      return {
        name: `contract_${contractId}`,
        title: words.code('contract', contract.kind),
        facts: [[words.say('account'), reader.actor.username], ...contractFacts(contract, words)],
        sections: contractSections(contract, words),
      };
    }),

  /** One bill, with its hash and the address where it is checked. @throws Fault NOT_FOUND, SERVICE_BUSY */
  bill: (reader: Reader, billId: string) =>
    print(reader, async (words) => {
      const detail = await bills.detail(reader.actor, billId);
      const checkAt = `${publicOrigin}/agentHome?page=agentRevenueReport&view=bills&bill=${billId}`;
      return {
        name: `bill_${billId}`,
        title: words.code('contract', detail.statement.kind),
        facts: billFacts(detail, words, checkAt),
        sections: billSections(detail, words),
      };
    }),
});
