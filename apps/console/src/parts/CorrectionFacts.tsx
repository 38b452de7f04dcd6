import { useLingui } from '@lingui/react/macro';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { useMay } from '../queries/operator.ts';
import { correctionCauseLabels, directionLabels, signedAmount } from './correction-labels.ts';
import { useLabel } from './labels.ts';

interface CorrectionFactsProps {
  readonly correction: {
    readonly username: string;
    readonly direction: string;
    readonly amount: string;
    readonly currency: string;
    readonly cause: string;
    readonly reference?: string | undefined;
  };
}

/** What a correction of a wallet would do, as whoever decides it has to see it. */
export function CorrectionFacts({ correction }: CorrectionFactsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const mayOpen = useMay('listMembers');
  const { username, direction, currency, cause, reference } = correction;
  const name = <bdi>{username}</bdi>;
  return (
    <DescriptionList
      label={t({ message: 'Correction', context: 'wallet', comment: 'Of the wallet of a member' })}
      items={[
        {
          key: 'member',
          label: t`Member`,
          value: mayOpen ? <Link href={`/members?q=${encodeURIComponent(username)}`}>{name}</Link> : name,
        },
        {
          key: 'amount',
          label: label(directionLabels, direction),
          value: <Money amount={signedAmount(correction)} currency={currency} sign="always" />,
        },
        {
          key: 'cause',
          label: t({ message: 'Cause, for the member', comment: 'What a correction of a wallet sets right' }),
          value: label(correctionCauseLabels, cause),
        },
        ...(reference === undefined
          ? []
          : [
              {
                key: 'reference',
                label: t({ message: 'Refers to', comment: 'Number of an order, a bet or a case' }),
                value: <bdi dir="ltr">{reference}</bdi>,
              },
            ]),
      ]}
    />
  );
}
