import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { PartExamples } from '../../part-docs.ts';

export const examples: PartExamples = {
  Dont: () => (
    <Card>
      <Stack gap={2} align="start">
        <Link href="#lottery">Mekong 5/45</Link>
        <Link href="#rules">Rules</Link>
        <Button variant="primary">Buy a ticket</Button>
      </Stack>
    </Card>
  ),
};
