import type { PartExamples } from '../../part-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { CopyButton } from './CopyButton.tsx';

const key = 'JBSW Y3DP EHPK';

export const examples: PartExamples = {
  Do: () => (
    <Inline>
      <Text>
        <bdi>{key}</bdi>
      </Text>
      <CopyButton text={key}>Copy the key</CopyButton>
    </Inline>
  ),
  Dont: () => <CopyButton text={key}>Copy</CopyButton>,
};
