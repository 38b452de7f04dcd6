import type { PartExamples } from '../../part-docs.ts';
import { Text } from '../Text/Text.tsx';
import { Accordion } from './Accordion.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <Accordion
      items={[
        {
          key: 'limits',
          title: 'Limits',
          content: (
            <Accordion
              level={4}
              items={[{ key: 'day', title: 'By day', content: <Text>Set it under Safer play.</Text> }]}
            />
          ),
        },
      ]}
    />
  ),
};
