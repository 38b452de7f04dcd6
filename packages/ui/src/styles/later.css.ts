import { style } from '@vanilla-extract/css';
import { base } from './layers.css.ts';

/**
 * For what lies outside the first screen on nearly every page: laid out when somebody comes near it, found and read as
 * ever. Rings have some room around it, as what lies in it is clipped.
 */
export const later = style(
  base({ contentVisibility: 'auto', containIntrinsicSize: 'auto 200px', overflowClipMargin: 6 }),
);

/** For what the first frame of a rendered page leaves to later ones (`data-first` of apps/web): nobody sees it move then. */
export const laterFrame = { visibility: 'hidden', contentVisibility: 'hidden' } as const;
