import { useLingui } from '@lingui/react/macro';
import { listAnnouncements } from '@mekong/api-client/admin/sdk/listAnnouncements';
import type { WrittenAnnouncement } from '@mekong/api-client/admin/types';
import { languageOf, shippedLanguages, toLanguageCode } from '@mekong/i18n/registry';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useRows } from '../../queries/use-rows.ts';
import { AnnouncementActions } from './AnnouncementActions.tsx';
import { stateLabels, typeLabels } from './announcement-labels.ts';
import { StateTag } from './StateTag.tsx';

/** Announcements of every kind, newest first. */
export function AnnouncementList() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const { code } = useLanguage();
  const namesOf = (languages: readonly string[]): string => {
    if (shippedLanguages.every((language) => languages.includes(language))) return t`All languages`;
    const names = new Intl.DisplayNames(languageOf(code).tag, { type: 'language' });
    return languages
      .map((language) => {
        const known = toLanguageCode(language);
        return (known && names.of(languageOf(known).tag)) ?? language;
      })
      .join(', ');
  };
  const [{ type, state }, ignored] = useFilters({ type: typeLabels, state: stateLabels });
  const list = useRows<WrittenAnnouncement>(['listAnnouncements', { type, state }], ({ cursor, signal }) =>
    listAnnouncements({ query: { type: type as never, state: state as never, cursor }, signal }),
  );
  return (
    <ListTable
      ignored={ignored}
      caption={t`Announcements`}
      list={list}
      rowKey={({ id }) => id}
      toolbar={
        <Inline gap={2}>
          <ChoiceFilter label={t`State`} name="state" options={options(stateLabels)} />
          <ChoiceFilter label={t`Kind`} name="type" options={options(typeLabels)} />
        </Inline>
      }
      empty={t`No announcements match`}
      none={{ title: t`No announcements yet`, description: t`What you publish appears here.` }}
      columns={[
        { key: 'title', header: t`Title`, priority: 'high', cell: ({ title }) => <bdi>{title}</bdi> },
        { key: 'type', header: t`Kind`, cell: (row) => label(typeLabels, row.type) },
        {
          key: 'about',
          header: t`About`,
          cell: ({ vendor, vendorName, nodeId, gameName }) =>
            vendor ? <bdi>{[vendorName ?? vendor, gameName ?? nodeId].filter(Boolean).join(' · ')}</bdi> : '–',
        },
        { key: 'languages', header: t`Languages`, cell: ({ languages }) => namesOf(languages) },
        {
          key: 'ends',
          header: t({ message: 'Until', comment: 'Expected end of a maintenance' }),
          cell: ({ endsAt }) => (endsAt ? <DateTime value={endsAt} /> : '–'),
        },
        { key: 'state', header: t`State`, cell: (row) => <StateTag state={row.state} /> },
        {
          key: 'actions',
          header: t({ message: 'Actions', comment: 'Column of buttons' }),
          isActions: true,
          cell: (row) => (
            <Inline gap={1} isWrapping={false}>
              <AnnouncementActions announcement={row} />
            </Inline>
          ),
        },
      ]}
    />
  );
}
