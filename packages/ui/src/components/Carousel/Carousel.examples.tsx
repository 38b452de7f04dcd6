import type { PartExamples } from '../../part-docs.ts';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Carousel } from './Carousel.tsx';

const festival = { id: 'festival', label: 'Water Festival' };
const draw = { id: 'draw', label: 'Mekong 5/45' };

export const examples: PartExamples = {
  Do: () => (
    <Carousel
      label="Promotions"
      slides={[festival, draw].map((slide) => ({
        ...slide,
        content: (
          <Card>
            <Text>{slide.label}</Text>
          </Card>
        ),
      }))}
    />
  ),
  Dont: () => (
    <Carousel
      label="Steps of the registration"
      slides={['Username', 'Email address'].map((label) => ({
        id: label,
        label,
        content: (
          <Card>
            <TextField label={label} />
          </Card>
        ),
      }))}
    />
  ),
};
