import type { PartExamples } from '../../part-docs.ts';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Text>
      Each result can be checked:{' '}
      <Link href="#fairness" isInText>
        how fair draws are made
      </Link>
      .
    </Text>
  ),
  Dont: () => (
    <Text>
      To learn how fair draws are made, press <Link href="#fairness">here</Link>.
    </Text>
  ),
};
