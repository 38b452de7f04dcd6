import { t } from '@lingui/core/macro';
import { el, ltr, onLanguage } from './dom.ts';
import { shorten } from './format.ts';
import type { Commitment, Rules } from './model.ts';

/** Round number, commitment and return to player: what a careful player wants to have in sight. */
export function createFooter(rules: Rules, first: Commitment) {
  const element = el('p', { class: 'footer' });
  let round: string | null = null;
  let commitment = first;
  const part = (name: string, label: string, value: string) =>
    el('span', { class: `footer-${name}` }, label, ' ', ltr(value));
  const write = () =>
    element.replaceChildren(
      part('rtp', t({ message: 'RTP', comment: 'Return to player, before a percentage' }), `${rules.rtp} %`),
      part('hash', t`Server seed hash`, shorten(commitment.serverSeedHash)),
      // its place is kept from the start: nothing moves when the first round has a number
      part('round', t({ message: 'Round', comment: 'One play of a game; its number may follow' }), round ?? '–'),
    );
  onLanguage(write);
  return {
    element,
    setRound: (number: string | null) => {
      round = number;
      write();
    },
    setCommitment: (next: Commitment) => {
      commitment = next;
      write();
    },
  };
}

export type Footer = ReturnType<typeof createFooter>;
