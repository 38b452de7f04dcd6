import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { liveTableFixture } from './LiveTableCard.fixtures.ts';
import { LiveTableCard } from './LiveTableCard.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <Stack gap={2}>
      <LiveTableCard table={liveTableFixture()} />
      <Link href="#rules">Rules of this table</Link>
    </Stack>
  ),
};
