import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { SomeHandlers } from '../../contract/handlers.ts';
import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import { type ClosingPorts, createClosing } from './closing.service.ts';

export type ClosingNeeds = Pick<
  ClosingPorts,
  | 'requireStrong'
  | 'notices'
  | 'endPlay'
  | 'leastPayout'
  | 'leaveAgency'
  | 'dropApplication'
  | 'collectAtVendors'
  | 'keepMoneyAfterEnd'
  | 'endSessions'
>;

/** Ends of accounts that their owners ask for. */
export function createClosingModule({ db, log, now }: ModuleContext, needs: ClosingNeeds) {
  const closing = createClosing({ db, log, now, ...needs });
  return {
    handlers: {
      getAccountClosing: ({ actor }) => closing.state(actor),
      closeAccount: ({ actor, body }) => closing.close(actor, body),
      keepAccount: ({ actor }) => closing.keep(actor),
      giveUpRest: ({ actor }) => closing.giveUp(actor),
    } satisfies SomeHandlers<'getAccountClosing' | 'closeAccount' | 'keepAccount' | 'giveUpRest'>,
    admin: {
      getMemberClosing: ({ path }) => closing.ofMember(path.id),
    } satisfies SomeAdminHandlers<'getMemberClosing'>,
    jobs: [
      {
        name: 'accounts.close',
        everySeconds: 30,
        async run({ db: own, signal }) {
          const closing = createClosing({ db: own, log, now, ...needs });
          await closing.closeEmpty(signal);
          await closing.keepWhatCameLater(signal);
        },
      },
    ] satisfies IntervalJob[],
  };
}
