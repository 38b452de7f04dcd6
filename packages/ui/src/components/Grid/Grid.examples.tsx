import type { PartExamples } from '../../part-docs.ts';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const games = ['Lotus Fortune', 'Naga Gold', 'River Lanterns'];

export const examples: PartExamples = {
  Do: () => (
    <Grid column="tile" as="ul" aria-label="Games">
      {games.map((game) => (
        <Card key={game} as="li">
          {game}
        </Card>
      ))}
    </Grid>
  ),
  Dont: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 8 }}>
      {games.map((game) => (
        <Card key={game}>{game}</Card>
      ))}
    </div>
  ),
};
