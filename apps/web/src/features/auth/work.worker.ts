import { findNonce, progressOf, type Work } from './work.ts';

const slice = 20_000;

/** Does the work of a human check beside the page; tells how far it is, and the nonce at the end. */
self.onmessage = ({ data }: MessageEvent<Work>): void => {
  let nonce: string | undefined;
  for (let tried = 0; nonce === undefined; tried += slice) {
    nonce = findNonce(data, tried, slice);
    self.postMessage(nonce === undefined ? { progress: progressOf(data, tried + slice) } : { nonce });
  }
};
