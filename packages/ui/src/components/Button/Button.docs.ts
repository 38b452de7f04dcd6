import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Does something here and now: saves, opens, confirms.',
  useWhen: [
    'An action on this page: save a form, place a bet, open a dialog.',
    'Submitting a form, with `type="submit"`.',
  ],
  avoidWhen: [
    'It leads to another page: take a `ButtonLink` or a `Link`.',
    'There is only room for a glyph: take an `IconButton`.',
    'It switches a setting at once: take a `Switch`; it filters a list: take a `Chip`.',
  ],
  anatomy: [
    'Box in one of four variants, in one of three heights that follow the density',
    'Optional glyph before the label',
    'Label',
    'Optional glyph after the label, for menus and selects',
    'A spinner in the place of the content while it is pending',
  ],
  dos: [
    'Set one `primary` button in a view and leave the others `secondary` or `ghost`.',
    'Say by `disabledReason` why it cannot be used: the button stays in the tab order and is described by it.',
  ],
  donts: [
    'Do not set several `primary` buttons beside each other: none of them stands out.',
    'Do not remove a button while its action runs: `isPending` keeps its width and the focus.',
    'Do not use `danger` for an action that is merely important.',
  ],
  example: 'DisabledWithReason',
  keyboard: [
    ['Tab', 'Moves the focus to it, also while it is pending or disabled with a reason'],
    ['Enter, Space', 'Presses it; nothing happens while it is pending or disabled'],
  ],
  accessibility: [
    'While it is pending it has `aria-busy` and says "Loading"; a second press is not taken.',
    'A reason for being disabled is its description (`aria-describedby`), and it is `aria-disabled`.',
    '`isDisabled` alone takes it out of the tab order: use it only where the reason is plain from what stands around it.',
  ],
  content: [
    'An imperative in sentence case that says what happens: "Claim bonus", never "OK" or "Submit".',
    'The longest translation wraps inside the button; do not shorten it by hand.',
  ],
};
