import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ToastRegion } from '../../components/Toast/ToastRegion.tsx';
import { toast } from '../../components/Toast/toast-store.ts';
import type { PartExamples } from '../../part-docs.ts';
import { ReportProblem } from './ReportProblem.tsx';

/** Closes when it is sent: the ticket number passes by. */
function ClosesAtOnce() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Report a problem</Button>
      <ReportProblem
        open={open}
        game="Lotus Fortune"
        onClose={() => setOpen(false)}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
          toast({ title: 'Ticket 4K7QX2' });
        }}
        kind={{ value: undefined, onValueChange: () => undefined }}
        text={{}}
      />
      <ToastRegion />
    </>
  );
}

export const examples: PartExamples = { Dont: () => <ClosesAtOnce /> };
