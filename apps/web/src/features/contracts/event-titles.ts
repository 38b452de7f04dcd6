import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AgentContractDetail } from '@mekong/api-client/types';

type Verb = Exclude<AgentContractDetail['events'][number]['verb'], object>;

const reopened = msg({
  message: 'End taken back',
  comment: 'A step of a contract: the agent keeps its upline, so the contract does not end',
});
const closed = msg({ message: 'Closed', context: 'contract', comment: 'A step of a contract that is over' });

/** Words of what has happened to a contract. */
export const eventTitles: Readonly<Record<Verb, MessageDescriptor>> = {
  offer: msg({ message: 'Offered', comment: 'A step of a contract' }),
  withdraw: msg({
    message: 'Taken back',
    context: 'contract',
    comment: 'A step of a contract: the upline has taken its offer back',
  }),
  amend: msg({ message: 'Other terms offered', comment: 'A step of a contract' }),
  sign: msg({ message: 'Signed', context: 'contract', comment: 'A step of a contract' }),
  reject: msg({ message: 'Rejected', context: 'contract', comment: 'A step of a contract' }),
  askEnd: msg({ message: 'End asked for', comment: 'A step of a contract: a party would like to end it' }),
  askAgain: msg({ message: 'End asked for again', comment: 'A step of a contract: it needs no answer any more' }),
  keep: msg({ message: 'Kept', context: 'contract', comment: 'A step of a contract: it goes on as it is' }),
  agreeEnd: msg({ message: 'End agreed', comment: 'A step of a contract' }),
  refuseEnd: msg({ message: 'End refused', comment: 'A step of a contract' }),
  cancelEnd: msg({ message: 'Wish to end it taken back', comment: 'A step of a contract' }),
  expire: msg({ message: 'Offer expired', comment: 'A step of a contract' }),
  start: msg({ message: 'In force', context: 'contract', comment: 'A step of a contract: its terms have started' }),
  lapse: msg({ message: 'End without an answer', comment: 'A step of a contract: nobody answered a wish to end it' }),
  settled: msg({ message: 'Last cycle settled', comment: 'A step of a contract' }),
  close: closed,
  reopen: reopened,
  reopenSigned: reopened,
};
