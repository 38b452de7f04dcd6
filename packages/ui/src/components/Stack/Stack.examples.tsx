import type { PartExamples } from '../../part-docs.ts';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Stack gap={{ mobile: 2, desktop: 4 }}>
      <Card>Bets</Card>
      <Card>Transfers</Card>
      <Card>Rewards</Card>
    </Stack>
  ),
  Dont: () => (
    <Stack gap="none">
      <Card>Bets</Card>
      <div style={{ marginBlock: '2px 22px' }}>
        <Card>Transfers</Card>
      </div>
      <Card>Rewards</Card>
    </Stack>
  ),
};
