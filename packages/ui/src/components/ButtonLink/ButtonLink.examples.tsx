import type { PartExamples } from '../../part-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Inline>
      <ButtonLink href="#register" variant="primary">
        Register
      </ButtonLink>
      <ButtonLink href="#login">Log in</ButtonLink>
    </Inline>
  ),
  Dont: () => (
    <Inline>
      <ButtonLink href="#register" variant="primary">
        Register
      </ButtonLink>
      <ButtonLink href="#login" variant="primary">
        Log in
      </ButtonLink>
    </Inline>
  ),
};
