import type { PartExamples } from '../../part-docs.ts';
import { Section } from '../Section/Section.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <Section title="Recently played" seeAllHref="#recent">
      {null}
    </Section>
  ),
};
