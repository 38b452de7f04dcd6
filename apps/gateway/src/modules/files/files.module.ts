import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import { purgeFiles } from './files.repository.ts';
import { filesRoutes, registerFiles } from './files.routes.ts';
import { createFiles } from './files.service.ts';

/** Pictures that members upload as evidence. */
export function createFilesModule({ db, cipher, now }: ModuleContext) {
  const files = createFiles({ db, cipher, now });
  return {
    files,
    handlers: filesRoutes(files),
    /** Shows them, to members and to operators. */
    register: (app: FastifyInstance): void => registerFiles(app, files),
    jobs: [{ name: 'files.purge', everySeconds: 3_600, run: ({ db }) => purgeFiles(db) }] satisfies IntervalJob[],
  };
}
