import { useState } from 'react';
import type { PartExamples } from '../../part-docs.ts';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function YesOrNo() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Log out</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => setOpen(false)}
        title="Are you sure?"
        description="Games that are open in other tabs end too."
        confirmLabel="Yes"
        cancelLabel="No"
      />
    </>
  );
}

export const examples: PartExamples = { Dont: () => <YesOrNo /> };
