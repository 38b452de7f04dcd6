import { globalStyle, style } from '@vanilla-extract/css';
import { scrim as dialogScrim } from '../../components/Dialog/Dialog.css.ts';
import { appear } from '../../internal/appear.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { floating } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below } from '../../tokens/breakpoint.ts';
import { z } from '../../tokens/layer.ts';
import { space } from '../../tokens/space.ts';
import { page as centrePage, height, root } from './MemberCentre.css.ts';

export const scrim = dialogScrim;

const around = 2 * space[6];

/** As wide as menu and page are at most, and what scrolls: parts that stick, stick to its edges. */
export const panel = style([
  floating,
  appear,
  pattern({
    position: 'fixed',
    inset: 0,
    zIndex: z.dialog,
    margin: 'auto',
    inlineSize: `min(1472px, 100vw - ${around}px)`,
    blockSize: `calc(100dvh - ${around}px)`,
    // without the border
    vars: { [height]: `calc(100dvh - ${around + 2}px)` },
    borderRadius: vars.radius.xxl,
    background: vars.color.canvas,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    outline: 'none',
    '@media': {
      [below('tablet')]: {
        vars: { [height]: '100dvh' },
        inlineSize: '100%',
        blockSize: '100%',
        border: 0,
        borderRadius: 0,
      },
      print: { position: 'static', inlineSize: 'auto', blockSize: 'auto', border: 0 },
    },
  }),
]);

export const frame = root;

export const page = centrePage;

// on paper the whole page of the centre, and nothing of the one behind
globalStyle(`body:has(> ${panel}) > :not(${panel})`, {
  '@layer': { patterns: { '@media': { print: { display: 'none' } } } },
});
