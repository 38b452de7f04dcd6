import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { formatPercent, formatPercentFixed } from '@mekong/i18n/formats/percent';
import type { LanguageCode } from '@mekong/i18n/registry';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { TriangleAlert } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { roles } from '../../components/Table/table-roles.ts';
import { cx } from '../../internal/cx.ts';
import * as css from './ContractTable.css.ts';
import type { Contract, ContractTier } from './ContractTable.tsx';
import { ContractTableActions, type ContractTableActionsProps } from './ContractTableActions.tsx';
import { ContractTableStatus } from './ContractTableStatus.tsx';
import type { ContractKind } from './contract-actions.ts';
import { kindTexts } from './contract-texts.ts';

/** Props of {@link ContractTableEntry}. */
export interface ContractTableEntryProps extends ContractTableActionsProps {
  readonly kind: ContractKind;
  /** Name of the kind, where it is another one than that of `kind`. */
  readonly kindName: string | undefined;
}

function Rate({ tier, kind }: { readonly tier: ContractTier; readonly kind: ContractKind }) {
  const { code } = useLanguage();
  if (tier.rateType === 'A') return <Money amount={tier.rate} />;
  // dividends in whole percent where they are whole, wages with two decimals
  return <bdi dir="ltr">{(kind === 'dividend' ? formatPercent : formatPercentFixed)(tier.rate, code)}</bdi>;
}

function Outcome({ tier: { outcome } }: { readonly tier: ContractTier }) {
  if (outcome !== 'PROFIT' && outcome !== 'LOSS') return null;
  return (
    <span className={css.note}>
      {outcome === 'PROFIT' ? (
        <Trans comment="Condition of a tier of a contract; the least valid bets stand before it">
          when the house has won
        </Trans>
      ) : (
        <Trans comment="Condition of a tier of a contract; the least valid bets stand before it">
          when the team has won
        </Trans>
      )}
    </span>
  );
}

function HigherRate({ contract: { higherRate, higherRateEffect } }: { readonly contract: Contract }) {
  const { code } = useLanguage();
  if (!higherRate) return null;
  return (
    <span className={css.notice}>
      <span className={css.noticeGlyph}>
        <Icon glyph={TriangleAlert} />
      </span>
      <span>
        <span className={css.noticeTitle}>
          <Trans>A downline holds a higher rate</Trans>
        </span>
        {higherRate === 'somebody' ? (
          <Trans>Under this contract you would pay the difference.</Trans>
        ) : (
          <RateOfDownline higherRate={higherRate} code={code} />
        )}{' '}
        {higherRateEffect}
      </span>
    </span>
  );
}

function RateOfDownline({
  higherRate,
  code,
}: {
  readonly higherRate: Exclude<NonNullable<Contract['higherRate']>, 'somebody'>;
  readonly code: LanguageCode;
}) {
  const [held, gap] = [formatPercent(higherRate.rate, code), formatPercent(higherRate.gap, code)];
  return (
    <Trans comment="Before a contract is signed; {gap} is a difference of two rates in percent">
      <bdi>{higherRate.account}</bdi> holds {held}. Under this contract you would pay the difference of {gap}.
    </Trans>
  );
}

/** One contract of a `ContractTable`: a group of rows with a row for each tier; where there is little room, a card. */
export function ContractTableEntry({ kind, kindName, ...actions }: ContractTableEntryProps) {
  const { contract } = actions;
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { tiers, party, gameType, note, example, higherRate, status } = contract;
  const isDividend = kind === 'dividend';
  const span = Math.max(tiers.length, 1);
  const columns = isDividend ? 8 : 7;
  const hasNotice = higherRate !== undefined && (status === 'P' || status === 'E');
  const figure = (index: number) => (index === tiers.length - 1 ? css.lastFigure : css.figure);

  return (
    <tbody {...roles.rowgroup} className={cx(css.entry, !isDividend && css.entryOfWages)}>
      {/* heads of the figures for the eye; screen readers have those of the columns */}
      <tr className={css.row} aria-hidden>
        <td className={cx(css.cardHead, css.firstFigure)}>{i18n._(kindTexts[kind].spendFrom)}</td>
        {isDividend && (
          <td className={cx(css.cardHead)}>
            {t({ message: 'Min. loss', comment: 'Head of a short column: least loss of a tier' })}
          </td>
        )}
        <td className={css.cardHead}>
          {t({ message: 'Active', context: 'members', comment: 'Head of a short column: number of active members' })}
        </td>
        <td className={css.cardHead}>{t`Rate`}</td>
      </tr>
      {tiers.map((tier, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tiers of different outcomes may ask for the same
        <tr key={index} {...roles.row} className={css.row}>
          {index === 0 && (
            <>
              <th {...roles.rowheader} scope="rowgroup" rowSpan={span} className={css.party}>
                <span className={css.cardTitle} aria-hidden>
                  {kindName ?? i18n._(kindTexts[kind].name)} · {gameType}
                </span>
                <span className={css.partyName}>
                  <bdi>{party}</bdi>
                </span>
                {note && <span className={css.note}>{note}</span>}
              </th>
              <td {...roles.cell} rowSpan={span} className={css.gameType}>
                {gameType}
              </td>
            </>
          )}
          <td {...roles.cell} className={cx(figure(index), css.firstFigure)}>
            <Money amount={tier.spend} />
            <Outcome tier={tier} />
          </td>
          {isDividend && (
            <td {...roles.cell} className={figure(index)}>
              {tier.loss !== undefined && <Money amount={tier.loss} />}
            </td>
          )}
          <td {...roles.cell} className={figure(index)}>
            {formatNumber(tier.activeMembers, code)}
          </td>
          <td {...roles.cell} className={cx(figure(index), css.rate)}>
            <Rate tier={tier} kind={kind} />
          </td>
          {index === 0 && (
            <>
              <td {...roles.cell} rowSpan={span} className={css.status}>
                <ContractTableStatus contract={contract} />
              </td>
              <td {...roles.cell} rowSpan={span} className={css.actions}>
                <span className={css.answers}>
                  <ContractTableActions {...actions} />
                </span>
              </td>
            </>
          )}
        </tr>
      ))}
      {example && (
        <tr {...roles.row} className={css.row}>
          <td {...roles.cell} colSpan={columns} className={css.sentence}>
            {example}
          </td>
        </tr>
      )}
      {hasNotice && (
        <tr {...roles.row} className={css.row}>
          <td {...roles.cell} colSpan={columns} className={css.sentence}>
            <HigherRate contract={contract} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
