import { useLingui } from '@lingui/react/macro';
import { Select } from '@mekong/ui/Select';
import { TextField } from '@mekong/ui/TextField';
import { useOptions } from '../../parts/labels.ts';
import { MomentField } from '../../parts/MomentField.tsx';
import type { AnnouncementForm } from './announcement-draft.ts';
import { audienceLabels, typeLabels } from './announcement-labels.ts';

interface AnnouncementFieldsProps {
  readonly form: AnnouncementForm;
  /** Kind and provider are chosen once. */
  readonly isNew: boolean;
  /** Names of fields that are refused. */
  readonly refused: ReadonlySet<string>;
  readonly onFormChange: (part: Partial<AnnouncementForm>) => void;
}

/** What an announcement is, to whom and when it is shown, and where it leads. */
export function AnnouncementFields({ form, isNew, refused, onFormChange }: AnnouncementFieldsProps) {
  const { t } = useLingui();
  const options = useOptions();
  const format = (name: string): string | undefined => (refused.has(name) ? t`Check the format.` : undefined);
  return (
    <>
      <Select
        label={t`Kind`}
        value={form.type}
        options={options(typeLabels)}
        isDisabled={!isNew}
        onValueChange={(type) => onFormChange({ type })}
      />
      <Select
        label={t`Shown to`}
        value={form.audience}
        options={options(audienceLabels)}
        onValueChange={(audience) => onFormChange({ audience })}
      />
      {isNew && form.type === 'PR' && (
        <>
          <TextField
            label={t`Code of the provider`}
            description={t`Leave it out when it is not about a provider.`}
            value={form.vendor}
            dir="ltr"
            error={refused.has('vendor') ? t`No provider has this code.` : undefined}
            onChange={({ target }) => onFormChange({ vendor: target.value })}
          />
          <TextField
            label={t`Number of the game`}
            description={t`Leave it out when it is about all games of the provider.`}
            value={form.nodeId}
            dir="ltr"
            inputMode="numeric"
            error={refused.has('nodeId') ? t`This provider has no game with this number.` : undefined}
            onChange={({ target }) => onFormChange({ nodeId: target.value })}
          />
        </>
      )}
      {(form.type === 'B' || form.type === 'PR') && (
        <TextField
          label={t`Page it leads to`}
          description={t`A path on the site, for example ${'/rng'}`}
          value={form.link}
          dir="ltr"
          maxLength={302}
          error={format('link')}
          onChange={({ target }) => onFormChange({ link: target.value })}
        />
      )}
      <MomentField
        label={t`Shown from`}
        value={form.startsAt}
        error={format('startsAt')}
        onValueChange={(startsAt) => onFormChange({ startsAt })}
      />
      <MomentField
        label={t`Shown until`}
        value={form.endsAt}
        error={format('endsAt')}
        onValueChange={(endsAt) => onFormChange({ endsAt })}
      />
    </>
  );
}
