import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'The balance, and what belongs to its owner besides it.',
  useWhen: ['The wallet page.'],
  avoidWhen: ['The balance alone: take a `Money`.', 'Figures that are no parts of a whole: take `StatCards`.'],
  anatomy: ['Balance and actions', 'Bar of shares', 'Each part with amount and reason'],
  dos: ['Leave parts out that are nothing.', 'Say why a part cannot be used, with the way to its cause.'],
  donts: ['Do not show a part that the server does not know.', 'Do not say a part by its colour alone.'],
  example: 'Default',
  keyboard: [],
  accessibility: ['Parts are a list of terms; the bar is hidden from screen readers, because the list says the same.'],
  content: ['Two or three words for a part: "In open bets".'],
};
