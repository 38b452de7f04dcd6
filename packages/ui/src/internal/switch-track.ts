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
 * @param on selector of what the track stands in when it is on
 */
export function switchTrack({ inlineSize, blockSize, padding }: TrackSize, on = '[aria-checked=true] >') {
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
      [`${on} &`]: { background: color.live, borderColor: color.live },
      [`${on} &::before`]: {
        background: color.onTone,
        transform: `translateX(calc(${inlineSize - 2 * padding - 2 - thumb}px * ${mirror}))`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        selectors: {
          '&::before': { background: 'ButtonText' },
          [`${on} &`]: { background: 'Highlight' },
          [`${on} &::before`]: { background: 'HighlightText' },
        },
      },
    },
  } as const satisfies StyleRule;
}
