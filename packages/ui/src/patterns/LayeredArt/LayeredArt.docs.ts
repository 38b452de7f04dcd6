import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A picture in layers that move a little with the pointer, over the flat picture that shows the same.',
  useWhen: ['The first banner of the home page.'],
  avoidWhen: [
    'Covers of games in lists: a page has hundreds.',
    'A page without the flat picture: nothing would stand there first.',
  ],
  anatomy: ['Layers from far to near', 'One of them may float'],
  dos: ['Load it when the page is quiet.', 'Let the far layers drift less than the near ones.'],
  donts: ['Do not put words into a layer.', 'Do not give it to more than one picture of a page.'],
  keyboard: [],
  accessibility: [
    'Decoration: assistive technology does not meet it.',
    'Waits out of sight, in a stopped carousel and under reduced motion.',
  ],
  content: ['The flat picture has the text alternative.'],
};
