import type { PartExamples } from '../../part-docs.ts';
import { __Name__ } from './__Name__.tsx';

export const examples: PartExamples = {
  Do: () => <__Name__>What makes it serve well</__Name__>,
  Dont: () => <__Name__ tone="accent">What it is misused for</__Name__>,
};
