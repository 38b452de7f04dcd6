import { vars } from '../themes/contract.css.ts';
import { space } from '../tokens/space.ts';
import { weight } from '../tokens/type.ts';

const { color, leading, size } = vars;

/** Rule of one line of a list to choose from. Its states are those of the list that it stands in. */
export const choiceLine = {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.controlMd,
  paddingInline: space[2],
  paddingBlock: space[1],
  borderRadius: vars.radius.sm,
  color: color.muted,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  cursor: 'pointer',
} as const;

/** Where the keys are. */
export const activeChoice = { color: color.text, background: color.line } as const;
/** What cannot be chosen now. */
export const disabledChoice = { opacity: 0.5, cursor: 'not-allowed' } as const;

/** The same where the device has colours of its own. */
export const forcedActiveChoice = {
  color: 'HighlightText',
  background: 'Highlight',
  forcedColorAdjust: 'none',
} as const;
export const forcedDisabledChoice = { opacity: 1, color: 'GrayText' } as const;

/**
 * Media rules of what stands beside the words of a choice and is otherwise quieter: it takes their colour on the device's
 * colour of the active one, where its own cannot be read.
 *
 * @param active selector of the active choice
 */
export const besideForcedChoice = (active: string) => ({
  '(forced-colors: active)': { selectors: { [`${active} &`]: { color: 'inherit' } } },
});
