import { useLingui } from '@lingui/react/macro';
import type { SettingSection } from '@mekong/api-client/admin/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { Container } from '@mekong/ui/Container';
import { Dialog } from '@mekong/ui/Dialog';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { toast } from '@mekong/ui/Toast/store';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { ChangeTable } from '../../parts/ChangeTable.tsx';
import { FailureAlert } from '../../parts/Failure.tsx';
import { useLeaveQuestion } from '../../parts/use-leave-question.tsx';
import { useSayWaiting } from '../../parts/use-say-waiting.ts';
import { useMay } from '../../queries/operator.ts';
import { SettingField } from './SettingField.tsx';
import { useSettingForm } from './use-setting-form.ts';

/** The values of a setting; a save is read once more as a difference before it is made. */
export function SettingForm({ section }: { readonly section: SettingSection }) {
  const { t } = useLingui();
  const maySave = useMay('saveSetting');
  const sayWaiting = useSayWaiting();
  const draft = useSettingForm(section, (isWaiting) => {
    if (isWaiting) sayWaiting();
    else toast({ tone: 'positive', title: t`Saved. It holds within ten seconds.` });
  });
  const { question } = useLeaveQuestion(draft.isUnsaved);
  const unknown = [...draft.problems].filter(([name]) => !section.fields.some((field) => name.startsWith(field.name)));
  return (
    <Container width="narrow" isNested align="start">
      <Card>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (maySave) void draft.review();
          }}
        >
          <Stack gap={5}>
            {!maySave && <Alert title={t`Your role reads settings and does not change them.`} />}
            <Stack gap={5} key={draft.round}>
              {section.fields.map((field) => (
                <SettingField key={field.name} field={field} path={[field.name]} form={draft.form} />
              ))}
            </Stack>
            {draft.problems.size > 0 && (
              <Alert
                tone="negative"
                title={t`Some values cannot be saved`}
                description={unknown.map(([name, text]) => `${name}: ${text}`).join(' ') || t`They are marked above.`}
              />
            )}
            {!draft.preview && <FailureAlert error={draft.failure} />}
            {maySave && (
              <Inline gap={2}>
                <Button
                  variant="primary"
                  isPending={draft.isPending && !draft.preview}
                  disabledReason={draft.isChanged ? undefined : t`Nothing has been changed yet.`}
                  type="submit"
                >
                  {t`Review changes`}
                </Button>
                {draft.isChanged && (
                  <Button variant="ghost" onClick={draft.reset}>
                    {t`Discard changes`}
                  </Button>
                )}
              </Inline>
            )}
          </Stack>
        </form>
      </Card>
      {question}
      <Dialog
        open={draft.preview !== undefined}
        onOpenChange={(open) => open || draft.leaveReview()}
        title={t`Save these changes?`}
        description={
          draft.isConflict
            ? t`Somebody else has saved this setting meanwhile. This is the difference to what holds now; saving replaces it.`
            : t`They hold everywhere within ten seconds, and the history can undo them.`
        }
        size="lg"
        footer={
          <Button
            variant={draft.isConflict ? 'danger' : 'primary'}
            isPending={draft.isPending}
            onClick={() => void draft.save()}
          >
            {draft.isConflict ? t`Replace and save` : t`Save changes`}
          </Button>
        }
      >
        <Stack gap={3}>
          {draft.preview &&
            (draft.preview.changes.length > 0 ? (
              <ChangeTable changes={draft.preview.changes} fields={section.fields} />
            ) : (
              <Text>{t`These values hold already.`}</Text>
            ))}
          <ApprovalReason value={draft.reason} onValueChange={draft.setReason} failure={draft.failure} />
          <FailureAlert error={draft.failure} />
        </Stack>
      </Dialog>
    </Container>
  );
}
