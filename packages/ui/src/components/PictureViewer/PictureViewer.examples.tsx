import type { PartExamples } from '../../part-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { PictureViewer } from './PictureViewer.tsx';

const statement = {
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="oklch(0.96 0.01 230)"/><g fill="oklch(0.6 0.03 230)"><rect x="40" y="60" width="300" height="14"/><rect x="40" y="110" width="420" height="14"/><rect x="40" y="160" width="360" height="14"/></g></svg>',
  )}`,
  width: 600,
  height: 400,
};

export const examples: PartExamples = {
  Do: () => <PictureViewer {...statement} label="Account statement, picture 1 of 2" />,
  Dont: () => (
    <Inline gap={3}>
      <PictureViewer {...statement} label="Picture" />
      <PictureViewer {...statement} label="Picture" />
    </Inline>
  ),
};
