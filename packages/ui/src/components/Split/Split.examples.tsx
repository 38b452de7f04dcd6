import type { PartExamples } from '../../part-docs.ts';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Split } from './Split.tsx';

const places = ['Home', 'Games', 'Promotions', 'Wallet'];

export const examples: PartExamples = {
  Dont: () => (
    <Split
      aside={
        <Card>
          <Stack gap={2}>
            {places.map((place) => (
              <Link key={place} href={`#${place}`}>
                {place}
              </Link>
            ))}
          </Stack>
        </Card>
      }
    >
      <Card>Recently played</Card>
    </Split>
  ),
};
