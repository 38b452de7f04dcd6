import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import { __camel__Routes } from './__name__.routes.ts';
import { create__Name__ } from './__name__.service.ts';

/** Says what this module is for. What it needs of other modules comes as a second parameter, by name and type. */
export function create__Name__Module({ db }: ModuleContext) {
  const __camel__ = create__Name__(db);
  return {
    handlers: __camel__Routes(__camel__),
    jobs: [] satisfies IntervalJob[],
  };
}
