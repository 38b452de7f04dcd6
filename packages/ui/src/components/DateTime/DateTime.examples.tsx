import type { PartExamples } from '../../part-docs.ts';
import { Text } from '../Text/Text.tsx';
import { DateTime } from './DateTime.tsx';

const closes = '2026-11-22T11:30:00Z';

export const examples: PartExamples = {
  Do: () => (
    <Text>
      Bets close: <DateTime value={closes} length="medium" hasZone />
    </Text>
  ),
  Dont: () => <Text>Bets close at 11/22/26 6:30 PM, local time</Text>,
};
