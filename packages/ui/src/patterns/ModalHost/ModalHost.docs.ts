import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The one place where modals are shown, loaded when they open.',
  useWhen: ['Once in an app.'],
  avoidWhen: ['A dialog that belongs to one part: use `Dialog` there.'],
  anatomy: ['A registry of modals by name', 'Progress while the code is on its way, and a failure with a retry'],
  dos: ['Keep the registry stable.', 'Call the same loader on intent.'],
  donts: ['Do not open two at once.', 'Do not keep the state of a modal elsewhere than in the address.'],
  keyboard: [['Escape', 'Closes the modal, or stops waiting for it']],
  accessibility: [
    'The focus goes back to what opened the first of several modals.',
    'Loading and failure are announced.',
  ],
  content: ['A failure says what to do: "Check your connection and try again."'],
};
