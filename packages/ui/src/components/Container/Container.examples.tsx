import type { PartExamples } from '../../part-docs.ts';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

const text = <Text>Set a limit before you play: by day, by week or by month.</Text>;

export const examples: PartExamples = {
  Do: () => <Container width="narrow">{text}</Container>,
  Dont: () => (
    <Container>
      <Container width="narrow">{text}</Container>
    </Container>
  ),
};
