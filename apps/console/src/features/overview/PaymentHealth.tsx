import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Overview } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { useMay } from '../../queries/operator.ts';

interface PaymentHealthProps {
  readonly payments: Overview['health']['payments'];
}

/** How the providers of payments do, in words; and where members are told of it when one does not. */
export function PaymentHealth({ payments }: PaymentHealthProps) {
  const { t } = useLingui();
  const mayTell = useMay('makeAnnouncement');
  const silent = payments.filter(({ reachable }) => !reachable).map(({ provider }) => provider);
  const shut = payments.flatMap((one) => one.shut);
  const ends = payments.flatMap(({ shutUntil }) => (shutUntil === undefined ? [] : [shutUntil])).toSorted();
  const failures = payments.reduce((sum, one) => sum + one.failures, 0);
  const end = ends.at(-1);
  const { length: count } = payments;
  if (silent.length === 0 && shut.length === 0)
    return failures > 0
      ? t({
          message: plural(failures, {
            one: '# call failed in the last minute',
            other: '# calls failed in the last minute',
          }),
          comment: 'Calls to the providers of payments',
        })
      : t({
          message: plural(count, {
            0: 'No provider asked yet',
            one: '# provider answers',
            other: '# providers answer',
          }),
          comment: 'Providers of payments',
        });
  return (
    <>
      <bdi>{(silent.length > 0 ? silent : shut).join(', ')}</bdi>:{' '}
      {silent.length > 0
        ? t({ message: 'no answer', comment: 'After the name of a provider of payments' })
        : t({ message: 'shut for members, until', comment: 'After names of ways to pay. A time follows' })}{' '}
      {silent.length === 0 && end !== undefined && <DateTime value={end} />}{' '}
      {mayTell && <Link href="/announcements">{t`Tell members`}</Link>}
    </>
  );
}
