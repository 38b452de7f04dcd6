import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'Says in one sentence what it is for.',
  useWhen: ['The case that it is made for.'],
  avoidWhen: ['Another case: take the part that serves it, by its name.'],
  anatomy: ['What is seen first'],
  dos: ['What makes it serve well.', 'What else does.'],
  donts: ['What it is misused for.', 'What else it is misused for.'],
  keyboard: [],
  accessibility: ['Its role and name, what is announced, and what the caller has to see to.'],
  content: ['How its texts are written.'],
};
