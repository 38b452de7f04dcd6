import type { PartExamples } from '../../part-docs.ts';
import { sessionFixtures } from './SessionList.fixtures.ts';
import { SessionList } from './SessionList.tsx';

const noop = () => undefined;

export const examples: PartExamples = {
  Dont: () => (
    <SessionList
      sessions={sessionFixtures.slice(0, 2).map((session) => ({ ...session, address: '203.0.113.27' }))}
      onEnd={noop}
      onEndOthers={noop}
    />
  ),
};
