import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { SliderChallenge } from '../../components/SliderChallenge/SliderChallenge.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { HumanCheckStep } from './HumanCheckStep.tsx';

const noop = () => undefined;

function InDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Log in</Button>
      <Dialog open={open} onOpenChange={setOpen} title="One more step">
        <HumanCheckStep>
          <SliderChallenge puzzle={undefined} status="loading" onAnswer={noop} onRefresh={noop} />
        </HumanCheckStep>
      </Dialog>
    </>
  );
}

export const examples: PartExamples = { Dont: () => <InDialog /> };
