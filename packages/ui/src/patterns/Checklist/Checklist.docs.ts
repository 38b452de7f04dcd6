import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'Things that somebody has to do in any order, each with its state and the way to where it is done.',
  useWhen: ['Several conditions of one thing are met on different pages: before a first withdrawal.'],
  avoidWhen: [
    'Steps of one form: take a `Stepper`.',
    'The course of an order: take a `Timeline`.',
    'One condition alone: take an `Alert`.',
  ],
  anatomy: ['Name and state', 'What it is for, or until when it waits', 'Link to where it is done'],
  dos: ['Say until when something waits.', 'Take the list away when all is done.'],
  donts: ['Do not lead to what is done or waits for somebody else.', 'Do not list what nobody has to do.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves through the links'],
    ['Enter', 'Follows the link'],
  ],
  accessibility: ['A named list; the state of each thing is a word beside its icon.'],
  content: ['Names are nouns: "Identity check".', 'Links say what is done: "Add an account".'],
};
