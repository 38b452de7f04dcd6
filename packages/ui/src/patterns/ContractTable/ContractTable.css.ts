import { globalStyle, style } from '@vanilla-extract/css';
import { manyCardsContainer, manyCloseContainer } from '../../components/Table/Table.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color, leading } = vars;
const line = `1px solid ${color.line}`;
const onCards = (rule: object) => ({ '@container': { [manyCardsContainer]: rule } });

/** Where there is room: rows of one contract belong together, with a line below the last one only. */
export const entry = style(
  pattern({
    ...onCards({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1.3fr) auto auto',
      padding: space[4],
      background: color.surface,
      border: line,
      borderRadius: vars.radius.xl,
      marginBlockEnd: space[4],
    }),
  }),
);

/** Cards of two figures and a rate, where there is no loss to reach. */
export const entryOfWages = style(
  pattern({ ...onCards({ gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) auto' }) }),
);

/** Cells of every row stand in the one grid of the card; their `order` says where. */
export const row = style(pattern({ ...onCards({ display: 'contents' }) }));

const cell = pattern({
  paddingInline: `calc(${space[3]}px + ${space.half}px)`,
  paddingBlock: space[2],
  lineHeight: leading.snug,
  textAlign: 'start',
  verticalAlign: 'middle',
  '@container': { [manyCloseContainer]: { paddingInline: space[2] }, [manyCardsContainer]: { padding: 0 } },
});
const lastLine = pattern({ borderBlockEnd: line, ...onCards({ border: 0 }) });

export const party = style([
  cell,
  lastLine,
  pattern({
    fontWeight: weight.bold,
    ...onCards({ order: 1, gridArea: '1 / 1 / 2 / -1', fontSize: rem(15) }),
  }),
]);

export const gameType = style([cell, lastLine, pattern({ ...onCards({ display: 'none' }) })]);

/** On a card the title is the game type with the kind; who it is with stands below. */
export const cardTitle = style(
  // beside it stands the status
  pattern({ display: 'none', ...onCards({ display: 'block', minBlockSize: 26, paddingInlineEnd: 136 }) }),
);

export const partyName = style(
  pattern({
    ...onCards({ display: 'block', color: color.muted, fontWeight: weight.regular, fontSize: vars.type.small }),
  }),
);

export const note = style(
  pattern({ display: 'block', color: color.muted, fontWeight: weight.regular, fontSize: vars.type.small }),
);

export const status = style([
  cell,
  lastLine,
  pattern({ ...onCards({ order: 2, gridArea: '1 / 1 / 2 / -1', justifySelf: 'end', alignSelf: 'start' }) }),
]);

/** Heads of the figures, on cards only: those of the columns are out of sight there. */
export const cardHead = style(
  pattern({
    display: 'none',
    ...onCards({
      display: 'block',
      order: 4,
      paddingBlock: `${space[3]}px ${space[1]}px`,
      borderBlockEnd: line,
      color: color.faint,
      fontSize: vars.type.caption,
      fontWeight: weight.bold,
      textAlign: 'end',
      paddingInlineStart: space[3],
    }),
  }),
);

const figureBox = pattern({
  // a dialog breaks long words anywhere, which lets a table squeeze figures
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  ...onCards({ order: 5, paddingBlock: space[2], paddingInlineStart: space[3], borderBlockEnd: line }),
});

export const figure = style([cell, figureBox]);

/** Figures of the last tier close the contract. */
export const lastFigure = style([cell, figureBox, lastLine, pattern({ ...onCards({ borderBlockEnd: 0 }) })]);

/** The first figure begins the line on a card. */
export const firstFigure = style(pattern({ ...onCards({ textAlign: 'start', paddingInlineStart: 0 }) }));

export const rate = style(pattern({ fontWeight: weight.bold }));

/** A sentence below the tiers: the worked example, the notice of a higher rate. */
export const sentence = style([
  cell,
  pattern({
    borderBlockEnd: line,
    color: color.muted,
    fontSize: vars.type.small,
    lineHeight: leading.normal,
    ...onCards({ order: 6, gridColumn: '1 / -1', border: 0, paddingBlockStart: space[2] }),
  }),
]);

export const notice = style(
  pattern({
    display: 'flex',
    alignItems: 'start',
    gap: space[3],
    padding: space[3],
    borderRadius: vars.radius.md,
    background: color.accentSoft,
    color: color.text,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);

export const noticeTitle = style(pattern({ display: 'block', color: color.accentText, fontWeight: weight.bold }));

export const noticeGlyph = style(pattern({ flex: 'none', color: color.accentText }));

export const actions = style([
  cell,
  lastLine,
  pattern({ textAlign: 'end', ...onCards({ order: 7, gridColumn: '1 / -1', paddingBlockStart: space[4] }) }),
]);

/** Answers have one width, so that none is larger than the other; the least one holds "Terminate" on one line. */
export const answers = style(
  pattern({
    display: 'inline-grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(90px, 1fr)',
    gap: space[2],
    ...onCards({ display: 'grid', gridAutoColumns: '1fr', gap: space[3] }),
  }),
);

// on a card they are as high as everything else a finger meets
globalStyle(`${answers} > button`, {
  '@layer': {
    patterns: {
      '@container': { [manyCardsContainer]: { minBlockSize: vars.size.controlMd, fontSize: vars.type.body } },
    },
  },
});
