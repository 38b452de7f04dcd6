import { useLingui } from '@lingui/react/macro';
import { listAgentLinksOptions } from '@mekong/api-client/queries/listAgentLinks';
import { getAgentLinksCsv } from '@mekong/api-client/sdk/getAgentLinksCsv';
import { getAgentLinksPdf } from '@mekong/api-client/sdk/getAgentLinksPdf';
import type { AgentLink } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useState } from 'react';
import { Failure } from '../../../parts/Failure.tsx';
import { ExportFile } from '../../../parts/records/ExportFile.tsx';
import { useCentreSearch } from '../../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../../parts/use-page-title.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { LinkTable } from './LinkTable.tsx';
import { type LinksSearch, linksSearch } from './links-search.ts';
import { NewLinkDialog } from './NewLinkDialog.tsx';

/** Links of the agent: who has come by each, and how a link is made, shown as a code and switched off. */
export function LinksPage({ search: { sort } }: { readonly search: LinksSearch }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const title = t({
    message: 'Links',
    comment: 'Page of the agent centre: links by which others register below the agent',
  });
  usePageTitle(title);
  const { show } = useCentreSearch('/agentHome', linksSearch);
  const { data, error, refetch, isFetching } = useQuery(listAgentLinksOptions());
  const [isNew, setNew] = useState(false);
  const [open, setOpen] = useState<AgentLink>();
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        text={t`New accounts from your links stand directly below you. Openings are counted, not who opened them.`}
        actions={
          <>
            <Button icon={Plus} variant="primary" onClick={() => setNew(true)}>
              {t({ message: 'New link', comment: 'Button: makes a link of an agent' })}
            </Button>
            <ExportFile
              key={code}
              query={undefined}
              fileName="links"
              onFetch={() => getAgentLinksCsv({})}
              onFetchPdf={() => getAgentLinksPdf({})}
            />
          </>
        }
      />
      {error && !data ? (
        <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <LinkTable links={data?.content} sort={sort} onSort={(value) => show({ sort: value }, true)} onShow={setOpen} />
      )}
      {isNew && (
        <NewLinkDialog
          onClose={(made) => {
            setNew(false);
            setOpen(made);
          }}
        />
      )}
      {open && <LinkDialog link={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}
