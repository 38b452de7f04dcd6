import { el } from '../kit/dom.ts';
import river from './art/river.svg';

/** The river at night behind the game: picture only, nothing to read or to press. */
export const createScene = (): HTMLElement =>
  el(
    'div',
    { class: 'scene', 'aria-hidden': 'true' },
    el('img', { class: 'river', src: river, alt: '' }),
    el('span', { class: 'moon' }),
    el('span', { class: 'dusk' }),
  );
