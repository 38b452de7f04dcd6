import type { PartExamples } from '../../part-docs.ts';
import { HtmlContent } from './HtmlContent.tsx';

export const examples: PartExamples = {
  Dont: () => <HtmlContent html={'<p style="text-align: center; font-size: 40px">Meant to be large and centred</p>'} />,
};
