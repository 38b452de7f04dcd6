import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '@mekong/i18n/formats/dates';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { Stepper } from '@mekong/ui/Stepper';
import { Text } from '@mekong/ui/Text';
import { kindTitles, useGamesLabel } from '../../../parts/agents/contract-labels.ts';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { useMerchant } from '../../../queries/status.ts';
import { OfferReview } from './OfferReview.tsx';
import { OfferStart } from './OfferStart.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { OfferWho } from './OfferWho.tsx';
import { sourcesOf, startTerms } from './offer-state.ts';
import type { OfferData } from './use-offer-data.ts';
import { useOfferWizard } from './use-offer-wizard.ts';

/** Props of {@link OfferWizard}. */
export interface OfferWizardProps {
  readonly offer: string;
  /** Number of the agent that is chosen already. */
  readonly to: string | undefined;
  readonly title: string;
  readonly data: OfferData;
  readonly hrefOfAmendment: (contractId: string) => string;
  readonly onLeave: () => void;
}

/** The steps of an offer. What was typed is kept until it is sent or discarded. */
export function OfferWizard({ offer, to, title, data, hrefOfAmendment, onLeave }: OfferWizardProps) {
  const { t, i18n } = useLingui();
  const gamesOf = useGamesLabel();
  const wizard = useOfferWizard(offer, to, data, onLeave);
  const { state, change, steps, own, existing, body, errorOf, missing, checked, compared } = wizard;
  const { downline = '', kind = 'DAILY', gameType, terms, step } = state;
  const currency = data.amended?.currency ?? own?.currency ?? '';
  const isLast = step === 'send';
  const names = {
    who: t({ message: 'Who and what', comment: 'Step of an offer: agent, kind and games' }),
    start: t({ message: 'Start from', comment: 'What new terms of a contract begin with' }),
    terms: t({ message: 'Terms', context: 'contract', comment: 'What a contract lays down' }),
    send: t({ message: 'Review and send', comment: 'Last step of an offer' }),
  };
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        text={
          gameType !== undefined && (
            <Inline gap={2}>
              <bdi>{downline}</bdi>
              <span>{i18n._(kindTitles[kind])}</span>
              <span>{gamesOf(gameType)}</span>
            </Inline>
          )
        }
        actions={state.savedAt !== undefined && <SavedDraft at={state.savedAt} />}
      />
      <Stepper label={title} value={step} steps={steps.map((key) => ({ key, label: names[key] }))} />
      {step === 'who' && (
        <OfferWho
          {...{ state, existing, hrefOfAmendment }}
          partners={data.partners}
          owned={data.owned}
          errorOf={missing}
          onChange={change}
        />
      )}
      {step === 'start' && own && (
        <OfferStart
          sources={sourcesOf(data.offered, data.plans, own)}
          value={state.source}
          error={missing(state.source === undefined)}
          onChange={(source) =>
            change({ source, terms: startTerms(source, own, sourcesOf(data.offered, data.plans, own)) })
          }
        />
      )}
      {step === 'terms' && terms && (
        <OfferTerms
          {...{ kind, currency, downline, body, errorOf, ...checked, ...compared }}
          draft={terms}
          before={wizard.before}
          onChange={(next) => change({ terms: next })}
        />
      )}
      {isLast && body && (
        <OfferReview {...{ kind, currency, downline, body, ...checked, ...compared }} amended={data.amended} />
      )}
      {checked.error !== null && <FailureAlert error={checked.error} />}
      {wizard.alert}
      <Inline justify="space-between">
        <Button variant="ghost" onClick={wizard.discard}>
          <Trans>Discard draft</Trans>
        </Button>
        <Inline gap={2}>
          {step !== steps[0] && (
            <Button onClick={wizard.back}>
              <Trans>Back</Trans>
            </Button>
          )}
          {isLast ? (
            <Button variant="primary" isPending={wizard.isSending} onClick={wizard.send}>
              {t({ message: 'Send offer', comment: 'Button: sends terms of a contract to an agent' })}
            </Button>
          ) : (
            <Button variant="primary" onClick={wizard.next}>
              {step === 'terms'
                ? t({ message: 'Review', comment: 'Button: looks at everything once more before it is sent' })
                : t`Continue`}
            </Button>
          )}
        </Inline>
      </Inline>
      {wizard.dialog}
    </Stack>
  );
}

/** Since when what stands there is kept: closing the wizard or loading the page again loses nothing. */
function SavedDraft({ at }: { readonly at: string }) {
  const { code: language } = useLanguage();
  const { timeZone } = useMerchant();
  const time = formatTime(at, { language, timeZone });
  return (
    <Text size="small" tone="muted" isTabular>
      <Trans comment="{time} is a time of day; what was typed is there again when the page is opened in the same tab">
        Saved as a draft in this tab, {time}
      </Trans>
    </Text>
  );
}
