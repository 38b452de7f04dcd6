import type { SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { SomeHandlers } from '../../../contract/handlers.ts';
import { readerOf } from '../../files/reader.port.ts';
import type { Slips } from './slips.service.ts';

export const slipRoutes = (slips: Slips): SomeHandlers<'attachSlips'> => ({
  attachSlips: ({ actor, path, body, ip }) => slips.attach(actor, path.orderNo, body.fileIds, ip),
});

export const slipsAdmin = (slips: Slips): SomeAdminHandlers<'listSlips' | 'showSlip' | 'rejectSlip'> => ({
  rejectSlip: ({ path, body, by }) => slips.reject(path.id, body, by),
  listSlips: ({ operator, query: { cursor, pageSize = 20, ...filter } = {} }) =>
    slips.queue(operator, { cursor, pageSize }, filter),
  showSlip: ({ path, by, request }) => slips.show(path.id, by, readerOf(request)),
});
