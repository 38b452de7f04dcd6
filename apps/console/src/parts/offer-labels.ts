import { msg } from '@lingui/core/macro';
import type { Labels } from './labels.ts';

/** Which deposit brings the bonus. */
export const kindLabels = {
  FIRST: msg({ message: 'First deposit', comment: 'Kind of a bonus offer: for the first deposit of an account' }),
  RELOAD: msg({ message: 'Later deposits', comment: 'Kind of a bonus offer: for any deposit but the first' }),
} satisfies Labels<string>;

/** Whether members can choose it. */
export const stateLabels = {
  OPEN: msg({ message: 'Open', context: 'bonus offer', comment: 'State of a bonus offer: members can choose it' }),
  STOPPED: msg({ message: 'Stopped', context: 'bonus offer', comment: 'State of a bonus offer' }),
} satisfies Labels<string>;
