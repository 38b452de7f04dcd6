import type { StyleRule } from '@vanilla-extract/css';
import { mirror } from '../styles/direction.css.ts';
import { vars } from '../themes/contract.css.ts';

const { color, motion, radius } = vars;

interface TrackSize {
  readonly inlineSize: number;
  readonly blockSize: number;
  readonly padding: number;
}

/**
 * Rule of the track of a switch, inside the element that has the role. The thumb fills its height and moves by transform,
 * towards the end of the line.
 *
 * @param size of the track, in pixels
 */
export function switchTrack({ inlineSize, blockSize, padding }: TrackSize) {
  const thumb = blockSize - 2 * padding - 2;
  return {
    flex: 'none',
    inlineSize,
    blockSize,
    padding,
    borderRadius: radius.full,
    border: `1px solid ${color.lineStrong}`,
    selectors: {
      '&::before': {
        content: '',
        display: 'block',
        inlineSize: thumb,
        blockSize: thumb,
        borderRadius: radius.full,
        background: color.muted,
        transition: `transform ${motion.fast} ${motion.easing}`,
      },
      '[aria-checked=true] > &': { background: color.live, borderColor: color.live },
      '[aria-checked=true] > &::before': {
        background: color.onTone,
        transform: `translateX(calc(${inlineSize - 2 * padding - 2 - thumb}px * ${mirror}))`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        selectors: {
          '&::before': { background: 'ButtonText' },
          '[aria-checked=true] > &': { background: 'Highlight' },
          '[aria-checked=true] > &::before': { background: 'HighlightText' },
        },
      },
    },
  } as const satisfies StyleRule;
}
