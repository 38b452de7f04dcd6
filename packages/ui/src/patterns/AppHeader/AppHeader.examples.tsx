import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { AppHeaderVisitor } from './AppHeaderVisitor.tsx';

const noop = () => undefined;

export const examples: PartExamples = {
  Dont: () => (
    <Inline>
      <AppHeaderVisitor onLogin={noop} onRegister={noop} />
      <Button variant="primary">Deposit</Button>
      <Button variant="primary">Claim bonus</Button>
    </Inline>
  ),
};
