import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Says more about a control while the mouse is over it or the focus is there.',
  useWhen: ['A few words that help and that nobody needs.'],
  avoidWhen: ['Fingers have to see it: write it beside the control.', 'It holds a link or a button: take a `Popover`.'],
  anatomy: ['The control', 'A few words beside it'],
  dos: ['Put it on controls that can have the focus.', 'Keep it to one line.'],
  donts: ['Do not make it the only place of a fact.', 'Do not repeat the label of the control.'],
  keyboard: [
    ['Tab', 'Shows it when the focus comes'],
    ['Escape', 'Hides it'],
  ],
  accessibility: [
    'Its words are the description of the control.',
    'It stays while the mouse is on it (WCAG 1.4.13); a finger never sees it.',
  ],
  content: ['A phrase without a full stop.'],
};
