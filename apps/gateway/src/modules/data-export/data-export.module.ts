import type { SomeHandlers } from '../../contract/handlers.ts';
import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import { readerOf } from '../files/reader.port.ts';
import { createDataExports, type DataExportPorts } from './data-export.service.ts';

/** Copies of everything that is kept about a member. */
export function createDataExportModule(
  { db, cipher, log, now }: ModuleContext,
  needs: Pick<DataExportPorts, 'files' | 'requireStrong' | 'words'>,
) {
  const exports = createDataExports({ db, cipher, log, now, ...needs });
  return {
    handlers: {
      listDataExports: ({ actor }) => exports.list(actor),
      requestDataExport: ({ actor }) => exports.request(actor),
      getDataExportLink: ({ actor, path, request }) => exports.link(actor, path.exportId, readerOf(request)),
    } satisfies SomeHandlers<'listDataExports' | 'requestDataExport' | 'getDataExportLink'>,
    jobs: [
      { name: 'data-exports.make', everySeconds: 10, run: ({ db, signal }) => exports.makeWaiting(db, signal) },
    ] satisfies IntervalJob[],
  };
}
