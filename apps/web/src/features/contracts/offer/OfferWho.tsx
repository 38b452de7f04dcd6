import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentContract, AgentContractPartners } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { Alert } from '@mekong/ui/Alert';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Grid } from '@mekong/ui/Grid';
import { Link } from '@mekong/ui/Link';
import { Select } from '@mekong/ui/Select';
import { Stack } from '@mekong/ui/Stack';
import { contractKinds, kindTitles, useGamesLabel } from '../../../parts/agents/contract-labels.ts';
import { useTermsLabels } from '../../../parts/agents/terms-labels.ts';
import { type Games, type OfferState, ownContract, termsOfContract } from './offer-state.ts';

interface OfferWhoProps {
  readonly state: OfferState;
  readonly partners: AgentContractPartners['content'];
  /** Own contracts, which offers are paid from. */
  readonly owned: readonly AgentContract[];
  /** A contract of this kind, with this agent, that there is already. */
  readonly existing: AgentContract | undefined;
  readonly hrefOfAmendment: (contractId: string) => string;
  readonly errorOf: (isMissing: boolean) => string | undefined;
  readonly onChange: (change: Partial<OfferState>) => void;
}

/** Who is offered what: an agent directly below, and a kind and games that the agent holds itself. */
export function OfferWho({ state, partners, owned, existing, hrefOfAmendment, errorOf, onChange }: OfferWhoProps) {
  const { t, i18n } = useLingui();
  const gamesOf = useGamesLabel();
  const { periods } = useTermsLabels();
  const { downline, kind, gameType } = state;
  const kinds = contractKinds.filter((one) => owned.some((contract) => contract.kind === one));
  const games = [...new Set(owned.filter((one) => one.kind === kind).map((one) => one.gameType))];
  const own = ownContract(owned, state);
  const period = own && termsOfContract(own)?.period;
  const currency = partners.find(({ username }) => username === downline)?.currency;
  return (
    <Stack gap={4}>
      <Grid column="card">
        <Select
          label={t({ message: 'Downline', comment: 'Agent directly below, who is offered a contract' })}
          value={downline}
          options={partners.map(({ username }) => ({ value: username, label: username }))}
          onValueChange={(value) => onChange({ downline: value })}
          error={errorOf(downline === undefined)}
        />
        <Select
          label={t({ message: 'Kind', context: 'contract', comment: 'Kind of contract: dividend, daily wage' })}
          description={t`You can offer the kinds that you hold yourself.`}
          value={kind}
          options={kinds.map((value) => ({ value, label: i18n._(kindTitles[value]) }))}
          onValueChange={(value) => onChange({ kind: value, gameType: undefined, source: undefined, terms: undefined })}
          error={errorOf(kind === undefined)}
        />
        <Select
          label={t`Game type`}
          value={gameType as string | undefined}
          options={games.map((value) => ({ value: value as string, label: gamesOf(value) }))}
          onValueChange={(value) =>
            onChange({
              gameType: games.find((one) => one === value) as Games | undefined,
              ...{ source: undefined, terms: undefined },
            })
          }
          isDisabled={kind === undefined}
          error={errorOf(kind !== undefined && gameType === undefined)}
        />
      </Grid>
      <DescriptionList
        items={[
          ...(currency === undefined ? [] : [{ key: 'currency', label: t`Currency`, value: currency }]),
          ...(period
            ? [
                {
                  key: 'period',
                  label: t({ message: 'Settled', context: 'contract', comment: 'How often a contract is settled' }),
                  value: lookUp(periods, period, periods.day),
                },
              ]
            : []),
        ]}
      />
      {existing && (
        <Alert
          title={t`You have such a contract with this agent.`}
          description={
            existing.actions.includes('amend') ? (
              <Link href={hrefOfAmendment(existing.contractId)}>{t`Offer other terms for it`}</Link>
            ) : (
              <Trans>It has to be answered or to end first.</Trans>
            )
          }
        />
      )}
    </Stack>
  );
}
