import { msg } from '@lingui/core/macro';
import type { Labels } from '../../parts/labels.ts';

export const stateLabels = {
  current: msg({ message: 'Shown now', comment: 'State of an announcement' }),
  coming: msg({ message: 'Later', comment: 'State of an announcement: not shown yet' }),
  ended: msg({ message: 'Ended', comment: 'State of an announcement' }),
} satisfies Labels<string>;

export const typeLabels = {
  PL: msg({ message: 'Line for players', comment: 'Kind of an announcement: moves over the page' }),
  PU: msg({ message: 'Popup', comment: 'Kind of an announcement: a window over the page' }),
  PR: msg({ message: 'News of promotions and games', comment: 'Kind of an announcement' }),
  H: msg({ message: 'Notice for agents', comment: 'Kind of an announcement' }),
  B: msg({ message: 'Banner', comment: 'Kind of an announcement: a picture' }),
} satisfies Labels<string>;

/** Whom an announcement is shown to, by the contract's letters; `all` stands for none. */
export const audienceLabels = {
  all: msg`Everybody`,
  B: msg`Visitors before log-in`,
  A: msg`Members after log-in`,
} satisfies Labels<string>;
