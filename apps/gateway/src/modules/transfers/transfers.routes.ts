import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Transfers } from './transfers.service.ts';

type TransferOperation =
  | 'getTransferOptions'
  | 'listTransferDownlines'
  | 'transferMoney'
  | 'listTransfers'
  | 'getTransfer';

export const transfersRoutes = (transfers: Transfers): SomeHandlers<TransferOperation> => ({
  getTransferOptions: ({ actor }) => transfers.options(actor),
  listTransferDownlines: ({ actor, query: { find, cursor, pageSize = 20 } = {} }) =>
    transfers.downlines(actor, { find, cursor, pageSize }),
  transferMoney: ({ trx, actor, body, ip, language }) => transfers.transfer(trx, actor, body, { ip, language }),
  listTransfers: ({ actor, query: { cursor, pageSize = 20 } = {} }) => transfers.list(actor, { cursor, pageSize }),
  getTransfer: ({ actor, path, language }) => transfers.find(actor, path.transferNo, language),
});
