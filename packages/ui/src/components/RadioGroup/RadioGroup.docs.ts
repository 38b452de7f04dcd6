import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'One of a few choices that are all worth reading.',
  useWhen: ['Two to about six choices.'],
  avoidWhen: ['More choices: take a `Select`.', 'On or off: take a `Checkbox` or a `Switch`.'],
  anatomy: ['Label of the group', 'Choices with label and optional description', 'Description and error of the group'],
  dos: [
    'Give a choice a description where its label leaves a question.',
    'Leave nothing chosen where no choice is the usual one.',
  ],
  donts: [
    'Do not name a choice by its code.',
    'Do not nest fields between the choices.',
    'Do not use it to move between views: these are `Tabs`.',
  ],
  keyboard: [
    ['Tab', 'One stop: the choice in force, or the first'],
    ['Arrow keys', 'Move and choose'],
    ['Space', 'Chooses'],
  ],
  accessibility: ['Native radio buttons in a named group; an error describes the group and makes it invalid.'],
  content: ['Choices have the same grammar and about the same length.'],
};
