import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

const container = createContainer();
export const frame = style(pattern({ containerName: container, containerType: 'inline-size' }));

/** Columns, and the width in CSS pixels up to which there are no more. */
const steps = [
  [3, 640],
  [4, 820],
  [5, 1000],
  [6, 1180],
  [7, 1360],
] as const;
const most = 8;

const upTo = (width: number): string => `${container} (max-width: ${width - 0.02}px)`;

export const list = style(
  pattern({
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: `repeat(${most}, minmax(0, 1fr))`,
    gap: space[4],
    '@container': Object.fromEntries(
      steps.toReversed().map(([columns, width]) => [
        upTo(width),
        {
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          ...(columns === 3 && { gap: space[3] }),
        },
      ]),
    ),
  }),
);

/** Two rows: what would begin a third one is not shown, and its picture is never asked for. */
for (const [columns, width] of [...steps, [most, undefined] as const])
  globalStyle(`${list} > :nth-child(n + ${2 * (columns - 2) + 2})`, {
    '@layer': {
      patterns: width === undefined ? { display: 'none' } : { '@container': { [upTo(width)]: { display: 'none' } } },
    },
  });

export const item = style(pattern({ minInlineSize: 0 }));
/** Two columns and two rows. */
export const feature = style([
  item,
  pattern({ gridColumn: 'span 2', gridRow: 'span 2', borderRadius: vars.radius.lg }),
]);
