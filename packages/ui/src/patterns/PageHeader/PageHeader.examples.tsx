import type { PartExamples } from '../../part-docs.ts';
import { PageHeader } from './PageHeader.tsx';

export const examples: PartExamples = {
  Dont: () => <PageHeader title="Slots" text="This page shows the slots" />,
};
