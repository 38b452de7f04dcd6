import type { PartExamples } from '../../part-docs.ts';
import { CaptchaField } from './CaptchaField.tsx';

export const examples: PartExamples = {
  Dont: () => <CaptchaField picture={undefined} isExpired onRefresh={() => undefined} />,
};
