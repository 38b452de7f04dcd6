import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose:
    'One of a few dozen values between two ends, where seeing how far along it is says more than the number alone.',
  useWhen: ['Settings between two fixed ends, in few steps: a volume, how hard a check is, places after the point.'],
  avoidWhen: [
    'The number is known and typed, or has hundreds of steps: take a `NumberField`.',
    'An amount of money: take a `MoneyField`.',
    'Two to about six choices that have names: take a `RadioGroup`.',
    'Nothing is chosen: how far something has gone is a `Progress`.',
  ],
  anatomy: [
    'Label',
    'Track, filled from the start of the line to the handle',
    'Handle',
    'Value with its unit, at the end of the line',
    'Optional marks below the track',
    'Description and error',
  ],
  dos: [
    'Name both ends by `marks` when the number alone does not say what it does.',
    'Give the unit by `formatValue`: it is read as well as shown.',
    'Show what the value does while it changes, where that is cheap.',
  ],
  donts: [
    'Do not set more steps than a finger can tell apart: about thirty on a phone.',
    'Do not set more than five marks: their words run into each other.',
    'Do not call the server for every value: many are passed on the way.',
  ],
  example: 'Marks',
  keyboard: [
    ['Tab', 'Moves the focus to the handle'],
    ['Arrow right, Arrow up', 'One step more; from right to left the left arrow does'],
    ['Arrow left, Arrow down', 'One step less; from right to left the right arrow does'],
    ['Page Up, Page Down', 'About a tenth of the way more or less'],
    ['Home, End', 'The least and the greatest value'],
  ],
  accessibility: [
    "It is the browser's own range input: role, keys and touch are those of the device.",
    'The value is read as it is shown, with its unit. Marks are not read: the value says the same.',
    'A press anywhere on the track moves the handle there, so nothing has to be dragged.',
    'The wheel scrolls the page and moves no handle.',
  ],
  content: ['The label names the thing, not the act: "Volume".', 'Marks are one word or a number: "Easy", "Hard".'],
};
