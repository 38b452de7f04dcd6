import { t } from '@lingui/core/macro';
import { el } from '../kit/dom.ts';

/** How the stops of a slot are taken from the stream of numbers, in plain words. */
export const howText = (): readonly Node[] => [
  el('p', {}, t`The stops of the reels come from this stream of numbers, 32 bits each, one block after the other:`),
  el('code', { dir: 'ltr' }, 'HMAC-SHA256(server seed, "client seed:nonce:block")'),
  el(
    'p',
    {},
    t`Numbers beyond the last full multiple of the length of a reel are skipped; of the others the remainder is the position of the reel. The first five belong to the spin, five more to each free spin.`,
  ),
];
