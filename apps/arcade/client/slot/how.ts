import { t } from '@lingui/core/macro';
import { el } from '../kit/dom.ts';
import type { Rules } from './model.ts';

/** How a slot takes its result from the stream of numbers, in plain words. */
export const howText = ({ stream, config, model }: Rules): readonly Node[] => [
  el('p', {}, t`The result comes from this stream of numbers, 32 bits each, one block after the other:`),
  el(
    'code',
    { dir: 'ltr' },
    `HMAC-SHA256(server seed, "${stream === null ? '' : `${stream}:`}client seed:nonce:block")`,
  ),
  el(
    'p',
    {},
    config.parts.strips
      ? t`Numbers beyond the last full multiple of the length of a reel are skipped; of the others the remainder is the position of the reel. The first belong to the spin, the next to what it opens.`
      : t`Numbers beyond the last full multiple of all weights together are skipped; of the others the remainder decides which symbol a place shows, walked along the weights in their published order.`,
  ),
  el('p', {}, t`This page plays the round again by the rules “${model}” and compares every board and the payout.`),
];
