import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { title as marqueeTitle } from '../AnnouncementMarquee/AnnouncementMarquee.css.ts';

/** Always there, so that what comes into it is read out; empty it takes no room, not even the gap of a stack. */
export const live = style(
  pattern({ selectors: { '&:empty': { position: 'absolute' }, '&:focus': { outline: 'none' } } }),
);

/** As long as it is: it has lines enough. */
export const title = style([
  marqueeTitle,
  pattern({ flex: 1, minInlineSize: 0, whiteSpace: 'normal', textAlign: 'start', overflowWrap: 'anywhere' }),
]);
