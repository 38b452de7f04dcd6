import { Text } from '../../components/Text/Text.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { Section } from './Section.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <Section title="Games">
      <Section title="Hot games">
        <Text>Which of the two is the page about?</Text>
      </Section>
    </Section>
  ),
};
