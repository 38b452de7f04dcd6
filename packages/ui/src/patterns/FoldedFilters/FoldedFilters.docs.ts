import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'What narrows a list by many fields: in lines above it, on phones behind one button.',
  useWhen: ['A queue of a console, with more than a search and one choice.'],
  avoidWhen: [
    'Records of a member: take `RecordFilters`.',
    'Games: take a `FilterBar`.',
    'One choice: put it above the list.',
  ],
  anatomy: ['Search', 'On phones a button with the number of filters that are set', 'Fields of the variant `filter`'],
  dos: ['Let each field take effect by itself.', 'Count what the address sets, a span of days as one.'],
  donts: ['Do not hide the search.', 'Do not keep a filter that is set out of the count.'],
  example: 'Default',
  keyboard: [
    ['Enter, Space', 'On the button: opens and folds the fields'],
    ['Escape', 'In the fields of a phone: folds them, the focus returns to the button'],
  ],
  accessibility: ['The button says whether its fields are open and how many are set.'],
  content: ['Fields say what they narrow while nothing is chosen: "State: all".'],
};
