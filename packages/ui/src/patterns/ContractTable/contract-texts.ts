import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContractKind } from './contract-actions.ts';

interface KindTexts {
  /** The kind itself. */
  readonly name: MessageDescriptor;
  /** Head of the column of stakes. */
  readonly spend: MessageDescriptor;
  /** The same on cards, where there is room for two words. */
  readonly spendFrom: MessageDescriptor;
}

/** Words that differ by kind of contract. */
export const kindTexts: Readonly<Record<ContractKind, KindTexts>> = {
  dividend: {
    name: msg`Dividend`,
    spend: msg({ message: 'Cycle spend', comment: 'Stakes of the team in a cycle that a tier asks for' }),
    spendFrom: msg({ message: 'Min. bets', comment: 'Head of a short column: least stakes of a tier' }),
  },
  daily: {
    name: msg`Daily wage`,
    spend: msg({ message: 'Daily turnover', comment: 'Stakes of the team in a day that a tier asks for' }),
    spendFrom: msg({ message: 'Min. turnover', comment: 'Head of a short column: least stakes of a tier' }),
  },
  hourly: {
    name: msg`Hourly salary`,
    spend: msg({ message: 'Hourly turnover', comment: 'Stakes of the team in an hour that a tier asks for' }),
    spendFrom: msg({ message: 'Min. turnover', comment: 'Head of a short column: least stakes of a tier' }),
  },
  realtime: {
    name: msg`Real-time salary`,
    spend: msg({ message: 'Turnover of five minutes', comment: 'Stakes of the team that a tier asks for' }),
    spendFrom: msg({ message: 'Min. turnover', comment: 'Head of a short column: least stakes of a tier' }),
  },
};
