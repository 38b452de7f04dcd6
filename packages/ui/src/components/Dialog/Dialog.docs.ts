import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A window over the page that has to be dealt with first.',
  useWhen: ['A form or details that belong to the page behind.'],
  avoidWhen: [
    'A yes-or-no question: take a `ConfirmDialog`.',
    'A small panel beside its trigger: take a `Popover`.',
    'A place with an address of its own: make a page.',
  ],
  anatomy: [
    'Scrim over the page',
    'Title and description',
    'Close button',
    'Content, which scrolls inside',
    'Footer with the actions, always in sight',
    'On small screens, with `isPullable`: a grip at the head, by which a finger pulls the panel down',
  ],
  dos: ['Put the main action last in the footer.', 'Set `initialFocus` to `field` or `typing` for forms.'],
  donts: [
    'Do not open one dialog from another.',
    'Do not switch `isDismissible` off unless the footer holds a way out.',
  ],
  example: 'WithForm',
  keyboard: [
    ['Tab, Shift+Tab', 'Moves inside it, round the ends'],
    ['Escape', 'Closes it, unless it is not dismissible'],
  ],
  accessibility: [
    'What pulling does the close button does too.',
    'The page behind is hidden from every reader and does not scroll.',
    'The focus goes in, stays inside, and returns to what opened it.',
    'The title names it; the description is read with it.',
  ],
  content: ['The title says what it is about; the answers are imperatives.'],
};
