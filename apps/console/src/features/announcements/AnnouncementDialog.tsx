import { useLingui } from '@lingui/react/macro';
import { zMakeAnnouncementBody } from '@mekong/api-client/admin/contract/validators';
import { makeAnnouncement } from '@mekong/api-client/admin/sdk';
import { languageOf, shippedLanguages } from '@mekong/i18n/registry';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Select } from '@mekong/ui/Select';
import { Stack } from '@mekong/ui/Stack';
import { Tabs } from '@mekong/ui/Tabs';
import { TextArea } from '@mekong/ui/TextArea';
import { TextField } from '@mekong/ui/TextField';
import { useState } from 'react';
import { FailureAlert } from '../../parts/Failure.tsx';
import { useOptions } from '../../parts/labels.ts';
import { MomentField } from '../../parts/MomentField.tsx';
import { refusedNames } from '../../parts/refused-names.ts';
import { useAct } from '../../parts/use-act.ts';
import { type AnnouncementForm, bodyOf, emptyForm } from './announcement-draft.ts';
import { writtenLabels } from './announcement-labels.ts';

/** Writes an announcement: what, to whom, when, and in which languages. What was typed stays when it is refused. */
export function AnnouncementDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const options = useOptions();
  const act = useAct();
  const [form, setForm] = useState<AnnouncementForm>(emptyForm);
  const [language, setLanguage] = useState<string>('EN');
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<AnnouncementForm>): void => setForm((before) => ({ ...before, ...part }));
  const body = bodyOf(form);
  const refused = isChecked ? refusedNames(zMakeAnnouncementBody.safeParse(body), act.error) : new Set<string>();
  const english = form.texts.EN;
  const lacksEnglish = isChecked && !(english?.title.trim() && english.content.trim());
  const text = form.texts[language] ?? { title: '', content: '' };
  const write = (part: Partial<typeof text>): void =>
    change({ texts: { ...form.texts, [language]: { ...text, ...part } } });

  async function publish(): Promise<void> {
    setChecked(true);
    if (!english?.title.trim() || !english.content.trim()) return setLanguage('EN');
    if (!zMakeAnnouncementBody.safeParse(body).success) return;
    const done = await act.run(() => makeAnnouncement({ body }), {
      said: t`The announcement is published`,
      stale: ['listAnnouncements'],
    });
    if (done) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t`New announcement`}
      size="lg"
      initialFocus="field"
      footer={
        <Button variant="primary" isPending={act.isPending} onClick={() => void publish()}>
          {t`Publish`}
        </Button>
      }
    >
      <Stack gap={4}>
        <Select
          label={t`Kind`}
          value={form.type}
          options={options(writtenLabels)}
          onValueChange={(type) => change({ type })}
        />
        <Select
          label={t`Shown to`}
          value={form.audience}
          options={[
            { value: 'all', label: t`Everybody` },
            { value: 'B', label: t`Visitors before log-in` },
            { value: 'A', label: t`Members after log-in` },
          ]}
          onValueChange={(audience) => change({ audience })}
        />
        {form.type === 'PR' && (
          <>
            <TextField
              label={t`Code of the provider`}
              description={t`Leave it out when it is not about a provider.`}
              value={form.vendor}
              dir="ltr"
              error={refused.has('vendor') ? t`No provider has this code.` : undefined}
              onChange={({ target }) => change({ vendor: target.value })}
            />
            <TextField
              label={t`Number of the game`}
              description={t`Leave it out when it is about all games of the provider.`}
              value={form.nodeId}
              dir="ltr"
              inputMode="numeric"
              error={refused.has('nodeId') ? t`This provider has no game with this number.` : undefined}
              onChange={({ target }) => change({ nodeId: target.value })}
            />
          </>
        )}
        <MomentField
          label={t`Shown from`}
          value={form.startsAt}
          error={refused.has('startsAt') ? t`Check the format.` : undefined}
          onValueChange={(startsAt) => change({ startsAt })}
        />
        <MomentField
          label={t`Shown until`}
          value={form.endsAt}
          error={refused.has('endsAt') ? t`Check the format.` : undefined}
          onValueChange={(endsAt) => change({ endsAt })}
        />
        <Tabs
          label={t`Language of the text`}
          value={language}
          onValueChange={setLanguage}
          tabs={shippedLanguages
            .toSorted((a, b) => Number(b === 'EN') - Number(a === 'EN'))
            .map((value) => ({
              value,
              label: <span lang={languageOf(value).tag}>{languageOf(value).nativeName}</span>,
            }))}
        >
          <Stack gap={3}>
            <TextField
              key={`title ${language}`}
              label={t`Title`}
              isRequired={language === 'EN'}
              maxLength={120}
              dir="auto"
              value={text.title}
              error={lacksEnglish && language === 'EN' && !text.title.trim() ? t`Write a title in English.` : undefined}
              onChange={({ target }) => write({ title: target.value })}
            />
            <TextArea
              key={`text ${language}`}
              label={t`Text`}
              description={t`An empty line begins a new paragraph.`}
              isRequired={language === 'EN'}
              rows={6}
              dir="auto"
              value={text.content}
              error={
                lacksEnglish && language === 'EN' && !text.content.trim() ? t`Write a text in English.` : undefined
              }
              onChange={({ target }) => write({ content: target.value })}
            />
          </Stack>
        </Tabs>
        {refused.has('texts') && !lacksEnglish && (
          <Alert tone="negative" title={t`A language needs both a title and a text`} />
        )}
        <FailureAlert error={act.error} />
      </Stack>
    </Dialog>
  );
}
