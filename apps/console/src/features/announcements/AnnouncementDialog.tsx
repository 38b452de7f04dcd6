import { useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Stack } from '@mekong/ui/Stack';
import { FailureAlert } from '../../parts/Failure.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { useLeaveQuestion } from '../../parts/use-leave-question.tsx';
import { AnnouncementConflict } from './AnnouncementConflict.tsx';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { AnnouncementTexts } from './AnnouncementTexts.tsx';
import { emptyForm } from './announcement-draft.ts';
import { BannerPictures } from './BannerPictures.tsx';
import { useAnnouncementDraft } from './use-announcement-draft.ts';

interface AnnouncementDialogProps {
  /** Kind of a new one at first. */
  readonly type?: string | undefined;
  /** Number of one that there is. */
  readonly id?: string | undefined;
  readonly onClose: () => void;
}

/** Writes an announcement or a banner: what, to whom, when, and in which languages. */
export function AnnouncementDialog({ type = emptyForm.type, id, onClose }: AnnouncementDialogProps) {
  const { t } = useLingui();
  const draft = useAnnouncementDraft(type, id, onClose);
  const { ask, question } = useLeaveQuestion(draft.isUnsaved);
  const isEdit = id !== undefined;
  const publish = (
    <Button
      variant={draft.conflict ? 'danger' : 'primary'}
      isPending={draft.isPending}
      isDisabled={isEdit && !draft.query.data}
      disabledReason={draft.isUploading ? t`A picture is being uploaded.` : undefined}
      onClick={() => void draft.publish()}
    >
      {draft.conflict ? t`Replace and publish` : t`Publish`}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || ask(onClose)}
      title={isEdit ? t`Edit announcement` : draft.isBanner ? t`New banner` : t`New announcement`}
      size="lg"
      initialFocus="field"
      footer={
        draft.conflict ? (
          <>
            <Button variant="ghost" onClick={draft.leaveConflict}>
              {t`Back to the form`}
            </Button>
            {publish}
          </>
        ) : (
          publish
        )
      }
    >
      {question}
      {draft.conflict ? (
        <AnnouncementConflict changes={draft.conflict} />
      ) : isEdit ? (
        <Loaded query={draft.query}>{() => <Form draft={draft} />}</Loaded>
      ) : (
        <Form draft={draft} />
      )}
    </Dialog>
  );
}

function Form({ draft }: { readonly draft: ReturnType<typeof useAnnouncementDraft> }) {
  const { t } = useLingui();
  const { form, refused, isBanner, isChecked } = draft;
  return (
    <Stack gap={4}>
      <AnnouncementFields form={form} isNew={!draft.isStored} refused={refused} onFormChange={draft.change} />
      {isBanner && (
        <BannerPictures wide={draft.wide} narrow={draft.narrow} lacksPicture={isChecked && draft.lacksPicture} />
      )}
      <AnnouncementTexts
        form={form}
        language={draft.language}
        onLanguageChange={draft.setLanguage}
        withFormat={draft.withFormat}
        isChecked={isChecked}
        onTextsChange={(texts) => draft.change({ texts })}
      />
      {(refused.has('texts') || refused.has('alt')) && !draft.lacksEnglish && (
        <Alert
          tone="negative"
          title={
            isBanner
              ? t`A language needs a title, a text and a description of the picture`
              : t`A language needs both a title and a text`
          }
        />
      )}
      <FailureAlert error={draft.failure} />
    </Stack>
  );
}
