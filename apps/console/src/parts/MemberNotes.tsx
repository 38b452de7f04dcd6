import { useLingui } from '@lingui/react/macro';
import { addMemberNote } from '@mekong/api-client/admin/sdk/addMemberNote';
import { listMemberNotes } from '@mekong/api-client/admin/sdk/listMemberNotes';
import type { MemberNote } from '@mekong/api-client/admin/types';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { TextArea } from '@mekong/ui/TextArea';
import { Plus } from 'lucide';
import { useState } from 'react';
import { useMay } from '../queries/operator.ts';
import { useRows } from '../queries/use-rows.ts';
import { ActDialog } from './ActDialog.tsx';
import { FailureAlert } from './Failure.tsx';
import { Lines } from './Lines.tsx';
import { useAct } from './use-act.ts';

interface MemberNotesProps {
  /** Number of the member. */
  readonly id: string;
}

/** What operators have noted about a member, the newest first, and the way to note more. */
export function MemberNotes({ id }: MemberNotesProps) {
  const { t } = useLingui();
  const mayAdd = useMay('addMemberNote');
  const [isAdding, setAdding] = useState(false);
  const list = useRows<MemberNote>(['listMemberNotes', { id }], ({ cursor, signal }) =>
    listMemberNotes({ path: { id }, query: { cursor, pageSize: 5 }, signal }),
  );
  return (
    <Stack gap={3}>
      <FailureAlert error={list.error} />
      {list.rows?.length === 0 && <Text tone="muted">{t`No notes yet`}</Text>}
      {list.rows && list.rows.length > 0 && (
        <Stack as="ul" gap={2}>
          {list.rows.map((note) => (
            <Card key={note.id} as="li" padding="sm">
              <Text size="small">
                <bdi>
                  <strong>{note.author}</strong>
                </bdi>
                {', '}
                <DateTime value={note.createdAt} show="date" />
              </Text>
              <Text size="small">
                <Lines text={note.text} />
              </Text>
            </Card>
          ))}
        </Stack>
      )}
      {list.hasMore && (
        <Button size="sm" isPending={list.isLoadingMore} onClick={list.more}>
          {t`Older notes`}
        </Button>
      )}
      {mayAdd && (
        <div>
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t`Add a note`}
          </Button>
        </div>
      )}
      {isAdding && <NoteDialog id={id} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function NoteDialog({ id, onClose }: MemberNotesProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const act = useAct();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  // one for each time that it opens: what is sent twice is made once
  const [key] = useState(() => crypto.randomUUID());
  const text = typed.trim();
  const confirm = () => {
    setMissing(!text);
    if (!text) return;
    const send = () => addMemberNote({ path: { id }, body: { key, text } });
    void act
      .run(send, { said: t`The note is added`, stale: ['listMemberNotes', 'listAudit'] })
      .then((done) => done && onClose());
  };
  return (
    <ActDialog
      act={act}
      isOpen
      onClose={onClose}
      title={t`Add a note`}
      description={t`Other operators read it. It stays as it is, and the member gets its text, without your name, in a copy of their data.`}
      confirmLabel={t`Add`}
      onConfirm={confirm}
    >
      <TextArea
        label={t`Note`}
        isRequired
        rows={3}
        maxLength={500}
        value={typed}
        error={isMissing ? t`Write what others should know.` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
        }}
      />
    </ActDialog>
  );
}
