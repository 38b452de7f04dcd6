import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import { __camel__Admin } from './__name__.admin.ts';
import { purge__Name__ } from './__name__.repository.ts';
import { __camel__Routes } from './__name__.routes.ts';
import { create__Name__ } from './__name__.service.ts';

/** How long each is kept. */
const KEPT_DAYS = 90;

/** Says what this module is for. What it needs of other modules comes as a second parameter, by name and type. */
export function create__Name__Module(context: ModuleContext) {
  const __camel__ = create__Name__(context);
  return {
    handlers: __camel__Routes(__camel__),
    admin: __camel__Admin(__camel__),
    jobs: [
      { name: '__name__.purge', everySeconds: 3_600, run: ({ db }) => purge__Name__(db, KEPT_DAYS) },
    ] satisfies IntervalJob[],
  };
}
