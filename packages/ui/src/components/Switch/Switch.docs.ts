import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A setting that takes effect at once.',
  useWhen: ['Preferences: dark theme, single-key shortcuts.'],
  avoidWhen: ['It is sent later with a form: take a `Checkbox`.', 'It filters a list: take a `Chip`.'],
  anatomy: ['Label', 'Description', 'Track with its thumb'],
  dos: ['Keep the label the same in both states.', 'Hand over `isPending` while the server is asked.'],
  donts: ['Do not ask for a save button after it.', 'Do not use it for actions that cannot be taken back.'],
  keyboard: [
    ['Tab', 'Moves the focus to it'],
    ['Space, Enter', 'Turns it; nothing happens while it is pending'],
  ],
  accessibility: [
    'It has the role of a switch, with the label as name and the description tied to it.',
    'While it waits it is `aria-busy` and keeps the focus.',
  ],
  content: ['The label names what is on: "Dark theme", not "Turn on the dark theme".'],
};
