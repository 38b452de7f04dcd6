import { useLingui } from '@lingui/react/macro';
import { endAnnouncement } from '@mekong/api-client/admin/sdk/endAnnouncement';
import type { WrittenAnnouncement } from '@mekong/api-client/admin/types';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { RowButton } from '../../parts/RowButton.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useMay } from '../../queries/operator.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';

/** What can be done with an announcement: edit it, and end it while it is shown or still to come. */
export function AnnouncementActions({ announcement }: { readonly announcement: WrittenAnnouncement }) {
  const { t } = useLingui();
  const mayEdit = useMay('changeAnnouncement');
  const mayEnd = useMay('endAnnouncement');
  const act = useAct();
  const [open, setOpen] = useState<'edit' | 'end'>();
  const { id, title, state } = announcement;
  const close = (): void => setOpen(undefined);
  return (
    <>
      {mayEdit && <RowButton label={t`Edit`} of={title} onClick={() => setOpen('edit')} />}
      {mayEnd && state !== 'ended' && (
        <RowButton
          label={t({ message: 'End', context: 'announcement', comment: 'Button: an announcement is no longer shown' })}
          of={title}
          onClick={() => setOpen('end')}
        />
      )}
      {open === 'edit' && <AnnouncementDialog id={id} onClose={close} />}
      <ActDialog
        act={act}
        isOpen={open === 'end'}
        onClose={close}
        title={t`End the announcement?`}
        description={t`Nobody sees “${title}” any more. To show it again, edit it.`}
        confirmLabel={t`End the announcement`}
        tone="danger"
        onConfirm={() =>
          void act
            .run(() => endAnnouncement({ path: { id } }), {
              said: t`The announcement has ended`,
              stale: ['listAnnouncements'],
            })
            .then((done) => done && close())
        }
      />
    </>
  );
}
