import type { PartExamples } from '../../part-docs.ts';
import { Button } from '../Button/Button.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { toast } from './toast-store.ts';

export const examples: PartExamples = {
  Dont: () => (
    <>
      <Button onClick={() => toast({ title: 'Your withdrawal was refused. Verify your identity before 30 November.' })}>
        Withdraw
      </Button>
      <ToastRegion />
    </>
  ),
};
