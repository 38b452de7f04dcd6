import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Files that are uploaded: chosen, or dragged here, each with its progress and its own way on.',
  useWhen: ['A picture or a document belongs to what is being written.'],
  avoidWhen: ['A picture that the site makes itself: show it with a `LazyImage`.'],
  anatomy: [
    'Label',
    'Area that takes a click, a key and a drop',
    'Types and size, and what was refused',
    'One line per file',
  ],
  dos: [
    'Keep the state with `useUploads`: it sends each file by itself, keeps what failed and sends only that again.',
    'Let the server check again: a name says nothing about what is in a file. Say by `isRefused` that another try is of no use.',
  ],
  donts: ['Do not clear the list when one file fails.', 'Do not let a form be sent while a file is on its way.'],
  keyboard: [
    ['Tab', 'The area, then the buttons of each file'],
    ['Enter or Space', 'On the area: opens the choice of files'],
  ],
  accessibility: [
    'The area is the native file input, named by the label and described by types and size.',
    'Progress, success and failure of a file are read out; a refused file is an error of the field.',
    'When a file is removed the focus goes to the area; when one is tried again, to the button that removes it.',
  ],
  content: ['`typesLabel` names types as people do: "PNG or JPG".', 'A failure says what to do with this file.'],
};
