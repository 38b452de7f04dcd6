import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { Tabs } from '@mekong/ui/Tabs';
import { useCentreSearch } from '../../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../../parts/use-page-title.ts';
import { type AccountsSearch, accountsSearch } from './accounts-search.ts';
import { FileOfAccounts } from './FileOfAccounts.tsx';
import { OneAccount } from './OneAccount.tsx';

/** Makes accounts directly below the agent (registerCenter): one, or up to a hundred from a file. */
export function AccountsPage({ search: { from } }: { readonly search: AccountsSearch }) {
  const { t } = useLingui();
  const { show } = useCentreSearch('/agentHome', accountsSearch);
  const title = t({ message: 'Add account', comment: 'Page of the agent centre: makes an account below the agent' });
  usePageTitle(title);
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        text={t`New accounts stand directly below you. Their first password has to be changed at the first log-in.`}
      />
      <Tabs
        label={title}
        value={from ?? 'one'}
        onValueChange={(value) => show({ from: value === 'file' ? 'file' : undefined }, true)}
        tabs={[
          { value: 'one' as const, label: t`One account` },
          {
            value: 'file' as const,
            label: t({ message: 'From a file', comment: 'Tab: accounts that stand in a file' }),
          },
        ]}
      >
        {from === 'file' ? <FileOfAccounts /> : <OneAccount />}
      </Tabs>
    </Stack>
  );
}
