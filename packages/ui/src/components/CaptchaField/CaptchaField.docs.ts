import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Characters of a picture to be typed, after the server asked for it.',
  useWhen: ['The server answered that it wants a picture.'],
  avoidWhen: ['The puzzle fits better: take a `SliderChallenge`.', 'Nobody asked for it: do not show it beforehand.'],
  anatomy: [
    'Label, by default "Type the characters in the picture"',
    'Input, from left to right in every language',
    'The picture',
    'A button for another picture',
    'Another way for whoever cannot read the picture',
    'Error below',
  ],
  dos: ['Offer an `alternative`, such as a code by SMS or a passkey.', 'Empty the field when a new picture comes.'],
  donts: [
    'Do not use it without an alternative where one exists.',
    'Do not clear the rest of the form when the characters were wrong.',
  ],
  example: 'WithAlternative',
  keyboard: [
    ['Tab', 'Moves through input, refresh button and alternative'],
    ['Enter', 'In the input: submits the form; on the button: asks for another picture'],
  ],
  accessibility: [
    'WCAG 2.2, 3.3.8: there is another way to go on than to read a picture.',
    'A new picture is announced; a picture on its way is `aria-busy`.',
    'Asking for another picture is taken once a second at most.',
  ],
  content: ['Do not explain why it is asked for: the label says what to do.'],
};
