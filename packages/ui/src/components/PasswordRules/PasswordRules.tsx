import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Circle, CircleAlert, CircleCheck } from 'lucide';
import { visuallyHidden } from '../../styles/visually-hidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PasswordRules.css.ts';
import { type PasswordStrength, passwordStrengths } from './PasswordRules.variants.ts';

/** One rule of a new password. */
export interface PasswordRule {
  readonly key: string;
  /** "8 to 20 characters". */
  readonly text: string;
  readonly isMet: boolean;
}

/** Props of {@link PasswordRules}. */
export interface PasswordRulesProps {
  /** The rules of the merchant, each held against what was typed. */
  readonly rules: readonly PasswordRule[];
  /** How hard it is to guess; leave it out while nothing is typed. */
  readonly strength?: PasswordStrength | undefined;
  /**
   * The gateway refused it: many people use it.
   * @default false
   */
  readonly isCommon?: boolean | undefined;
}

const words: Readonly<Record<PasswordStrength, MessageDescriptor>> = {
  weak: msg({ message: 'Easy to guess', comment: 'Strength of a password' }),
  fair: msg({ message: 'Fair', comment: 'Strength of a password, between easy and hard to guess' }),
  strong: msg({ message: 'Hard to guess', comment: 'Strength of a password' }),
};

/**
 * The rules of a new password, live. Hand it to a `PasswordField` as its `description`. What changes is said in one short
 * sentence when the number of rules met changes, not with each letter.
 */
export function PasswordRules({ rules, strength, isCommon = false }: PasswordRulesProps) {
  const { t, i18n } = useLingui();
  const met = rules.filter(({ isMet }) => isMet).length;
  const count = rules.length;
  const spoken = (): string => {
    if (isCommon) return '';
    if (met === count) return t`The password meets every rule.`;
    return met === 0 ? '' : t`${met} of ${plural(count, { one: '# rule', other: '# rules' })} met.`;
  };

  return (
    <div className={css.root}>
      {isCommon && (
        <div className={css.rule.refused} role="alert">
          <Icon glyph={CircleAlert} size="sm" />
          {t`This password is too common. Choose another one.`}
        </div>
      )}
      <ul className={css.list}>
        {rules.map(({ key, text, isMet }) => (
          <li key={key} className={css.rule[isMet ? 'met' : 'unmet']}>
            <Icon glyph={isMet ? CircleCheck : Circle} size="sm" />
            <span>
              {text}
              <VisuallyHidden>
                {' '}
                {isMet
                  ? t({ message: '(met)', comment: 'Behind a rule for passwords, for screen readers' })
                  : t({ message: '(not met yet)', comment: 'Behind a rule for passwords, for screen readers' })}
              </VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      {strength && (
        <Progress
          label={t`Strength`}
          value={passwordStrengths.indexOf(strength) + 1}
          max={passwordStrengths.length}
          valueText={i18n._(words[strength])}
          tone={strength === 'weak' ? 'accent' : 'live'}
        />
      )}
      <span role="status" className={visuallyHidden}>
        {spoken()}
      </span>
    </div>
  );
}
