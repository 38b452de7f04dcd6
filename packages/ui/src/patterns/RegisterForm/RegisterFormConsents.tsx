import { Trans } from '@lingui/react/macro';
import { Checkbox, type CheckboxProps } from '../../components/Checkbox/Checkbox.tsx';
import { Link } from '../../components/Link/Link.tsx';
import * as css from './RegisterForm.css.ts';

/** A box as the controller of a form library holds it. */
export type RegisterConsentProps = Pick<
  CheckboxProps,
  'isChecked' | 'onCheckedChange' | 'onBlur' | 'error' | 'name' | 'ref'
>;

/** Props of {@link RegisterFormConsents}. */
export interface RegisterFormConsentsProps {
  /** Ticked at first; where each text is read. Its version is the caller's to keep. */
  readonly agreement: RegisterConsentProps & { readonly termsHref: string; readonly privacyHref: string };
  /** Never ticked at first. `least`: age in years. Left out where it was stated before. */
  readonly age?: (RegisterConsentProps & { readonly least: number }) | undefined;
}

/** Agreement and age. The texts open in a tab of their own, so that nothing typed is lost by reading them. */
export function RegisterFormConsents({ agreement, age }: RegisterFormConsentsProps) {
  const { termsHref, privacyHref, ...agreed } = agreement;
  const { least: minAge, ...stated } = age ?? {};
  return (
    <div className={css.consents}>
      <Checkbox
        {...agreed}
        isRequired
        label={
          <Trans>
            I agree to the{' '}
            <Link href={termsHref} isInText isExternal>
              terms
            </Link>{' '}
            and the{' '}
            <Link href={privacyHref} isInText isExternal>
              privacy notice
            </Link>
            .
          </Trans>
        }
      />
      {age && <Checkbox {...stated} isRequired label={<Trans>I am {minAge} years old or older.</Trans>} />}
    </div>
  );
}
