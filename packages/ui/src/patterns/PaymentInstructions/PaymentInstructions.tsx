import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { QrCode } from '../../components/QrCode/QrCode.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { QrCardSave } from '../QrCard/QrCardSave.tsx';
import * as css from './PaymentInstructions.css.ts';

/** One thing that the payer has to know or to copy. */
export interface PaymentInstructionsLine {
  readonly key: string;
  /** What it is: "Account number". */
  readonly label: string;
  /** How it is read. */
  readonly value: ReactNode;
  /** What is copied, where it has to be typed elsewhere. */
  readonly copy?: string | undefined;
}

/** Props of {@link PaymentInstructions}. */
export interface PaymentInstructionsProps {
  /** What has to be paid, in units of the currency, as on the wire. */
  readonly amount: string;
  /** Currency of the amount, in three letters. */
  readonly currency: string;
  /** How the amount is written where it is no money: coins with their name, such as 12.5 USDT. */
  readonly amountText?: string | undefined;
  /** Digits after the point that can be paid. */
  readonly decimals: number;
  /** Words above the amount: "Pay exactly", or "Still to pay". */
  readonly amountLabel: string;
  /** The code to scan. */
  readonly code?:
    | {
        /** Its text, to the letter. */
        readonly text: string;
        /** Whose code it is: "KHQR". */
        readonly name: string;
        /**
         * Name of the picture for whoever cannot see it.
         * @default that it is for the app of a bank
         */
        readonly label?: string | undefined;
        /** What to do with it: "Scan with any bank app". */
        readonly hint: string;
        /** Name of the picture when it is saved, without its ending. */
        readonly fileName: string;
      }
    | undefined;
  /** What the payer has to enter, each to be copied: account, name, reference. */
  readonly lines: readonly PaymentInstructionsLine[];
}

/** Edge of the code with its margin; four squares of the largest code that a payment has. */
const code = { size: 280, margin: 24 } as const;

/** The shortest decimal of an amount, as it is typed at a bank. */
const typed = (amount: string): string => amount.replace(/\.?0*$/, (end) => (end.startsWith('.') ? '' : end));

/**
 * What is needed to pay at a bank: the amount to the digit, the code to scan or the account, and each thing that has to be
 * typed with a button that copies it. The code is dark on white in every theme.
 */
export function PaymentInstructions({
  amount,
  currency,
  decimals,
  amountLabel,
  amountText,
  code: scanned,
  lines,
}: PaymentInstructionsProps) {
  const { t } = useLingui();
  const picture = useRef<HTMLDivElement>(null);
  return (
    <div className={css.root}>
      <div className={css.sum}>
        <span className={css.what}>{amountLabel}</span>
        <span className={css.amount}>
          {amountText === undefined ? (
            <Money amount={amount} currency={currency} decimals={decimals} />
          ) : (
            <bdi dir="ltr">{amountText}</bdi>
          )}
        </span>
        <span className={css.copy}>
          <CopyButton text={typed(amount)} size="sm">
            {t({ message: 'Copy', comment: 'Button beside something that is copied; its name is read out after it' })}
            <VisuallyHidden>{` ${amountLabel}`}</VisuallyHidden>
          </CopyButton>
        </span>
      </div>
      {scanned && (
        <div className={css.code}>
          <div ref={picture} className={css.picture}>
            <QrCode
              value={scanned.text}
              label={
                scanned.label ??
                t({
                  message: `${scanned.name} code for the app of your bank`,
                  comment: 'Name of a picture; before it the name of a payment system, such as KHQR',
                })
              }
              {...code}
              hasWholePixels
            />
          </div>
          <bdi className={css.name}>{scanned.name}</bdi>
          <span className={css.hint}>{scanned.hint}</span>
          <QrCardSave
            code={picture}
            fileName={scanned.fileName}
            failureText={t`The picture could not be saved here. Take a screenshot instead.`}
          />
        </div>
      )}
      {lines.length > 0 && (
        <dl className={css.lines}>
          {lines.map(({ key, label, value, copy }) => (
            <div key={key} className={css.line}>
              <dt className={css.what}>{label}</dt>
              <dd className={css.value}>
                <span className={css.said}>{value}</span>
                {copy !== undefined && (
                  <CopyButton text={copy} size="sm" variant="ghost">
                    {t({
                      message: 'Copy',
                      comment: 'Button beside something that is copied; its name is read out after it',
                    })}
                    <VisuallyHidden>{` ${label}`}</VisuallyHidden>
                  </CopyButton>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
