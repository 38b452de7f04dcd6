import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Puts a text into the clipboard and says whether it is there.',
  useWhen: ['A code, key or address that people carry to another place.'],
  avoidWhen: [
    'The text is not in sight: show it beside the button, so that it can be selected where copying is not allowed.',
    'It saves a file or a picture: take a `Button`.',
  ],
  anatomy: [
    'A `Button` with the copy glyph, which becomes a check once the text is copied',
    'A line that says when the browser refused',
  ],
  dos: ['Show the text beside the button.', 'Say in the label what is copied: "Copy the key".'],
  donts: ['Do not hide the only copy of a secret behind it.', 'Do not add a toast: the button says it itself.'],
  keyboard: [
    ['Tab', 'Moves the focus to it'],
    ['Enter, Space', 'Copies the text'],
  ],
  accessibility: [
    '"Copied" is read by a status region and not shown, since the glyph shows it.',
    'A refusal is shown and read: "Copying is not allowed here. Select the text instead."',
  ],
  content: ['Name the thing: "Copy the seed", not "Copy".'],
};
