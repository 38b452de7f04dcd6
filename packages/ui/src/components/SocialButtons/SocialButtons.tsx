import { useLingui } from '@lingui/react/macro';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './SocialButtons.css.ts';
import { type SocialProvider, socialNames } from './SocialButtons.variants.ts';

/** Props of {@link SocialButtons}. */
export interface SocialButtonsProps {
  /** Providers that are switched on, in their order. None of them: nothing is shown. */
  readonly providers: readonly SocialProvider[];
  /** Called with the provider. Open its window in the same press, or the browser blocks it. */
  readonly onChoose: (provider: SocialProvider) => void;
  /** Whose window is open or being opened: that button waits, the others cannot be pressed. */
  readonly pending?: SocialProvider | undefined;
  /** Whose window the browser blocked: says what to do. */
  readonly blocked?: SocialProvider | undefined;
  /**
   * None can be pressed: something else of the form is under way.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
}

/** Ways in through an account elsewhere. Neutral letters instead of logos, which have rules of their owners. */
export function SocialButtons({ providers, onChoose, pending, blocked, isDisabled = false }: SocialButtonsProps) {
  const { t } = useLingui();
  if (providers.length === 0) return null;
  return (
    <div className={css.root}>
      {blocked && (
        <Alert
          tone="negative"
          title={t({
            message: `Your browser blocked the window of ${socialNames[blocked]}`,
            comment: 'The placeholder is the name of a provider of sign-in: Google, Facebook, LINE',
          })}
          description={t`Allow windows of this site, then press the button again.`}
        />
      )}
      <div className={css.list}>
        {providers.map((provider) => {
          const name = socialNames[provider];
          return (
            <Button
              key={provider}
              isPending={provider === pending}
              isDisabled={isDisabled || (pending !== undefined && provider !== pending)}
              aria-label={t({ message: `Continue with ${name}`, comment: '{name} is Google, Facebook or LINE' })}
              onClick={() => onChoose(provider)}
            >
              <span className={css.tile} data-letter={name[0]} aria-hidden />
              {name}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
