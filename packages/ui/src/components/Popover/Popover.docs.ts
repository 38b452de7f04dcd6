import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A small panel beside its trigger; the page stays usable.',
  useWhen: ['More about something, or a few controls: an app download, a filter.'],
  avoidWhen: [
    'It must be answered: take a `Dialog`.',
    'A list of actions: take a `Menu`.',
    'A few words about a control: take a `Tooltip`.',
  ],
  anatomy: ['Trigger', 'Panel'],
  dos: ['Give it a `label`: it names the panel.', 'Load it on intent where it stands in the first screen.'],
  donts: ['Do not put a long form into it.', 'Do not open it by hovering.'],
  keyboard: [
    ['Enter, Space', 'On the trigger: opens and closes it'],
    ['Tab', 'Moves through it; leaving it closes it'],
    ['Escape', 'Closes it and gives the focus back'],
  ],
  accessibility: [
    'The trigger has `aria-expanded`; the panel is a dialog with its label.',
    'A press elsewhere closes it.',
  ],
  content: ['The label is a noun: "App download".'],
};
