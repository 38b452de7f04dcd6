import type { PartExamples } from '../../part-docs.ts';
import { SliderChallenge } from './SliderChallenge.tsx';

const noop = () => undefined;

export const examples: PartExamples = {
  Dont: () => <SliderChallenge puzzle={undefined} status="expired" onAnswer={noop} onRefresh={noop} />,
};
