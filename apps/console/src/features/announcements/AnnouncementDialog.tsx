import { useLingui } from '@lingui/react/macro';
import { zChangeAnnouncementBody, zMakeAnnouncementBody } from '@mekong/api-client/admin/contract/validators';
import { getAnnouncementOptions } from '@mekong/api-client/admin/queries';
import { changeAnnouncement, makeAnnouncement } from '@mekong/api-client/admin/sdk';
import type { AnnouncementDetail } from '@mekong/api-client/admin/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureAlert } from '../../parts/Failure.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { refusedNames } from '../../parts/refused-names.ts';
import { useAct } from '../../parts/use-act.ts';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { AnnouncementTexts } from './AnnouncementTexts.tsx';
import { type AnnouncementForm, bodyOf, changeOf, emptyForm, formOf } from './announcement-draft.ts';
import { BannerPictures } from './BannerPictures.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface AnnouncementDialogProps {
  /** Kind of a new one at first. */
  readonly type?: string | undefined;
  /** One that there is. */
  readonly detail?: AnnouncementDetail | undefined;
  readonly onClose: () => void;
}

/** Writes an announcement or a banner: what, to whom, when, and in which languages. What was typed stays when it is refused. */
export function AnnouncementDialog({ type = emptyForm.type, detail, onClose }: AnnouncementDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const [form, setForm] = useState<AnnouncementForm>(() => (detail ? formOf(detail) : { ...emptyForm, type }));
  const [language, setLanguage] = useState('EN');
  const [isChecked, setChecked] = useState(false);
  const wide = usePictureUpload(detail?.image);
  const narrow = usePictureUpload(detail?.imageMobile);
  const isBanner = form.type === 'B';
  const pictures = { image: wide.path, imageMobile: narrow.path };
  const isSending = isBanner && (wide.isSending || narrow.isSending);
  const body = detail ? changeOf(form, pictures, detail.version) : bodyOf(form, pictures);
  const parsed = (detail ? zChangeAnnouncementBody : zMakeAnnouncementBody).safeParse(body);
  const refused = isChecked ? refusedNames(parsed, act.error) : new Set<string>();
  const english = form.texts.EN;
  const lacksEnglish = !(english?.title.trim() && english.content.trim() && (!isBanner || english.alt.trim()));
  const lacksPicture = isBanner && !pictures.image;

  async function publish(): Promise<void> {
    setChecked(true);
    if (lacksEnglish) return setLanguage('EN');
    if (lacksPicture || !parsed.success) return;
    const done = await act.run(
      () =>
        detail
          ? changeAnnouncement({ path: { id: detail.id }, body: changeOf(form, pictures, detail.version) })
          : makeAnnouncement({ body: bodyOf(form, pictures) }),
      {
        said: detail ? t`The changes are published` : t`The announcement is published`,
        stale: ['listAnnouncements', 'getAnnouncement'],
      },
    );
    if (done) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={detail ? t`Edit announcement` : isBanner ? t`New banner` : t`New announcement`}
      size="lg"
      initialFocus="field"
      footer={
        <Button
          variant="primary"
          isPending={act.isPending}
          disabledReason={isSending ? t`A picture is being uploaded.` : undefined}
          onClick={() => void publish()}
        >
          {t`Publish`}
        </Button>
      }
    >
      <Stack gap={4}>
        <AnnouncementFields
          form={form}
          isNew={!detail}
          refused={refused}
          onFormChange={(part) => setForm((before) => ({ ...before, ...part }))}
        />
        {isBanner && <BannerPictures wide={wide} narrow={narrow} lacksPicture={isChecked && lacksPicture} />}
        <AnnouncementTexts
          form={form}
          language={language}
          onLanguageChange={setLanguage}
          withFormat={detail?.texts.filter(({ hasFormat }) => hasFormat).map((text) => text.language) ?? []}
          isChecked={isChecked}
          onTextsChange={(texts) => setForm((before) => ({ ...before, texts }))}
        />
        {(refused.has('texts') || refused.has('alt')) && !lacksEnglish && (
          <Alert
            tone="negative"
            title={
              isBanner
                ? t`A language needs a title, a text and a description of the picture`
                : t`A language needs both a title and a text`
            }
          />
        )}
        <FailureAlert error={act.error} />
      </Stack>
    </Dialog>
  );
}

/** The same for one that there is, read anew, so that it is written over what holds. */
export function EditAnnouncement({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  const query = useQuery({ ...getAnnouncementOptions({ path: { id } }), staleTime: 0, gcTime: 0 });
  if (query.data) return <AnnouncementDialog detail={query.data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t`Edit announcement`} size="lg">
      <Loaded query={query}>{() => null}</Loaded>
    </Dialog>
  );
}
