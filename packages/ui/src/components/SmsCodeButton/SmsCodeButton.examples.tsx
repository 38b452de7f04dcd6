import type { PartExamples } from '../../part-docs.ts';
import { Countdown } from '../Countdown/Countdown.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { SmsCodeButton } from './SmsCodeButton.tsx';

const deadline = Date.now() + 3_600_000;

export const examples: PartExamples = {
  Dont: () => (
    <Inline>
      <SmsCodeButton onSend={() => undefined} deadline={deadline} />
      <Countdown until={deadline} />
    </Inline>
  ),
};
