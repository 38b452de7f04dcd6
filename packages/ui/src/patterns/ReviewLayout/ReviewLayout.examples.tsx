import { Card } from '../../components/Card/Card.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { ReviewLayout } from './ReviewLayout.tsx';

const nothing = () => undefined;

export const examples: PartExamples = {
  Do: () => (
    <ReviewLayout
      label="Slips to look at"
      queue={[{ key: '1', href: '#1', amount: '50,000', age: '3 min', name: 'sokha' }]}
      current="1"
      note="The member waits for the money."
      actions={[{ key: 'accept', label: 'Accept', variant: 'primary', letter: 'A', onPress: nothing }]}
    >
      <Card>The picture of the slip</Card>
    </ReviewLayout>
  ),
  Dont: () => (
    <ReviewLayout label="Notes" queue={[]} current="">
      <Card>Nothing to decide</Card>
    </ReviewLayout>
  ),
};
