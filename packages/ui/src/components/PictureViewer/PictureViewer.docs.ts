import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A picture that has to be read closely.',
  useWhen: ['Evidence of a payment, a document: small print decides.'],
  avoidWhen: ['A picture that only illustrates: take a `LazyImage`.'],
  anatomy: ['Buttons for smaller and larger', 'Place', 'Picture'],
  dos: [
    'Give the width and height of the picture, so that nothing moves when it comes.',
    'Say in the label which one of several it is: "Picture 2 of 3".',
  ],
  donts: ['Do not show several beside each other: each has its own buttons.', 'Do not put it into a narrow column.'],
  keyboard: [
    ['Tab', 'Goes from the buttons to the place.'],
    ['Arrow keys', 'Move a picture that is larger than its place.'],
  ],
  accessibility: ['The place is a region with the label as its name, and takes the focus.'],
  content: ['The label says what is seen: "Account statement, picture 1 of 2".'],
};
