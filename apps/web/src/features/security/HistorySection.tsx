import { useLingui } from '@lingui/react/macro';
import { Pagination } from '@mekong/ui/Pagination';
import { LoginHistory } from '@mekong/ui/patterns/LoginHistory';
import { Section } from '@mekong/ui/patterns/Section';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Failure } from '../../parts/Failure.tsx';
import { signInHistoryQuery } from '../../queries/security.ts';
import { deviceName } from './devices.ts';
import { signInMethod } from './sign-in-methods.ts';

const pageSize = 10;

/** Who logged in to the account or tried to, within 90 days. The gateway sends all of it; its page stands in the address. */
export function HistorySection({ page: wanted = 1 }: { readonly page?: number | undefined }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery(signInHistoryQuery());
  const total = data?.entries.length ?? 0;
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / pageSize)));
  const show = (next: number): void =>
    void navigate({
      to: '.',
      search: (said) => ({ ...said, listPage: next === 1 ? undefined : next }),
      resetScroll: false,
    });

  return (
    <Section title={t`Log-in history`}>
      <Text tone="muted">{t`Every log-in and every refused attempt of the last 90 days.`}</Text>
      <LoginHistory
        entries={data?.entries.slice((page - 1) * pageSize, page * pageSize).map((entry) => ({
          id: entry.id,
          at: entry.at,
          device: deviceName(entry),
          address: entry.ipMasked,
          country: entry.countryName,
          way: i18n._(signInMethod(entry.method)),
          isSuccess: entry.ok,
        }))}
        failure={
          error && !data ? <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : undefined
        }
        footer={
          total > pageSize && (
            <Pagination label={t`Log-in history`} page={page} pageSize={pageSize} total={total} onPageChange={show} />
          )
        }
      />
    </Section>
  );
}
