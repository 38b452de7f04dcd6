import { zRegisterMemberBody, zRegisterMobileBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { getRegisterSettingsQueryKey } from '@mekong/api-client/queries/getRegisterSettings';
import { registerMember } from '@mekong/api-client/sdk/registerMember';
import { registerMobile } from '@mekong/api-client/sdk/registerMobile';
import { registerSocialMember } from '@mekong/api-client/sdk/registerSocialMember';
import type {
  HumanProof,
  RegisterMobileRequest,
  RegisterRequest,
  RegisterResult,
  RegisterSettings,
} from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import type { PhoneCountry } from '@mekong/ui/PhoneField';
import type { PhoneValue } from '@mekong/ui/PhoneField/readPhone';
import type { RegisterMethod } from '@mekong/ui/patterns/RegisterForm/variants';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useCaptcha } from '../../../parts/check/use-captcha.ts';
import { useHumanCheck } from '../../../parts/check/use-human-check.ts';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { canMakePasskey } from '../../../parts/passkeys.ts';
import { openSession } from '../../../queries/open-session.ts';
import { dropInvitation } from '../../../state/kept-invitation.ts';
import { dropPhone, keptPhone } from '../phone/kept-phone.ts';
import { emptyPhone } from '../phone/phone.ts';
import { setSocialOffer, useSocialOffer } from '../social/social-offer.ts';
import { fieldOrder, type ShownFields, type ShownName } from './register-fields.ts';
import { mobileRequest, type RegisterValues, usernameRequest } from './register-payload.ts';
import { useRegisterRules } from './use-register-rules.ts';
import type { RegistrationInvitation } from './use-registration-invitation.ts';

interface RegistrationOptions {
  /** Name under which what was typed is kept. */
  readonly draft: string;
  readonly method: RegisterMethod;
  readonly settings: RegisterSettings;
  readonly shown: ShownFields;
  readonly countries: readonly PhoneCountry[];
  readonly invitation: RegistrationInvitation;
}

/** Nobody knows whether the request arrived. */
const isCutOff = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'NETWORK' || error.code === 'TIMEOUT');

/** The form of a registration: its rules, its request, and what comes after it. */
export function useRegistration({ draft, method, settings, shown, countries, invitation }: RegistrationOptions) {
  const { code: language } = useLanguage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const offer = useSocialOffer();
  const check = useHumanCheck('register');
  const asksPicture =
    settings.humanVerification === 'CAPTCHA' ||
    settings.fields.some(({ name, enabled }) => name === 'captcha' && enabled);
  const captcha = useCaptcha({ isAskedAtFirst: asksPicture });
  const [isPerhapsMade, setPerhapsMade] = useState(false);
  const wasCutOff = useRef(false);
  const [phone] = useState(() => keptPhone() ?? emptyPhone(countries));
  const rules = useRegisterRules({ settings, shown, countries });

  function request(account: RegisterRequest | RegisterMobileRequest, proof?: HumanProof): Promise<RegisterResult> {
    const body = { ...account, ...(proof && { humanCheck: proof }) };
    if (!('username' in body)) return registerMobile({ body });
    return offer ? registerSocialMember({ body: { ticket: offer.ticket, account: body } }) : registerMember({ body });
  }

  async function finish({ session: grant }: RegisterResult): Promise<void> {
    setSocialOffer(undefined);
    dropPhone();
    dropInvitation();
    if (grant) await openSession(queryClient, grant);
    const next = grant ? ((await canMakePasskey()) ? 'passkeyOffer' : undefined) : 'login';
    await navigate({ to: '/', search: next ? { modal: next } : {}, replace: true });
  }

  const kit = useServerForm(
    {
      validator: method === 'mobile' ? zRegisterMobileBody : zRegisterMemberBody,
      body: (values: RegisterValues) => {
        const { codes } = invitation;
        const context = { shown, settings, invitation: codes, language, address: location, captcha: captcha.answer };
        return method === 'mobile' ? mobileRequest(values, context) : usernameRequest(values, context);
      },
      send: (account) => {
        setPerhapsMade(false);
        return check.run((proof) => request(account, proof));
      },
    },
    {
      first: firstValues(fieldOrder(shown, method), phone, settings.agreementDefault),
      rules,
      draft: { name: draft, over: 'closing' },
      picture: captcha,
      onDone: finish,
      refuse: async (error) => {
        const code = isApiError(error) ? error.code : undefined;
        // the terms were changed while the form was open: the new ones are to be read
        if (code === 'TERMS_REQUIRED') {
          kit.form.setValue('agreement', false);
          await queryClient.refetchQueries({ queryKey: getRegisterSettingsQueryKey() }).catch(() => undefined);
        }
        if ((code === 'AFFILIATE_INVALID' || code === 'INVITE_INVALID') && invitation.refuse(code)) return 'said';
        setPerhapsMade(wasCutOff.current && isTaken(error));
        wasCutOff.current = isCutOff(error);
        return undefined;
      },
    },
  );
  return { ...kit, isPerhapsMade, check, phone };
}

/** What stands in the fields that are shown at first, in their order. */
function firstValues(order: readonly ShownName[], phone: PhoneValue, agreement: boolean): Partial<RegisterValues> {
  const first: Partial<RegisterValues> = {};
  for (const name of order)
    if (name === 'mobileNum') first.mobileNum = phone;
    else if (name !== 'captcha' && name !== 'agreement' && name !== 'age') first[name] = '';
  return { ...first, agreement, age: false };
}

/** Somebody has this name or number already. */
const isTaken = (error: unknown): boolean =>
  isApiError(error) &&
  error.code === 'VALIDATION_FAILED' &&
  (error.params.fields ?? []).some(({ rule }) => rule === 'taken');
