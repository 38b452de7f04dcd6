import type { PartExamples } from '../../part-docs.ts';
import { Button } from '../Button/Button.tsx';
import { StateView } from './StateView.tsx';

export const examples: PartExamples = {
  Do: () => (
    <StateView kind="empty" title="You have no favourites yet" description="Press the heart of a game to keep it here.">
      <Button variant="primary">See all games</Button>
    </StateView>
  ),
  Dont: () => <StateView kind="error" title="You have done something wrong" />,
};
