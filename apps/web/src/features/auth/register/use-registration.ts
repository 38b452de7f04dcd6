import { isApiError } from '@mekong/api-client/errors';
import { getRegisterSettingsQueryKey } from '@mekong/api-client/queries';
import { registerMember, registerMobile, registerSocialMember } from '@mekong/api-client/sdk';
import type { HumanProof, RegisterResult, RegisterSettings } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import type { RegisterMethod } from '@mekong/ui/patterns/RegisterForm/variants';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { refusalsOf } from '../../../parts/form/refusals.ts';
import { canMakePasskey } from '../../../parts/passkeys.ts';
import { openSession } from '../../../queries/account.ts';
import { useCaptcha } from '../check/use-captcha.ts';
import { useHumanCheck } from '../check/use-human-check.ts';
import { dropPhone } from '../phone/kept-phone.ts';
import { setSocialOffer, useSocialOffer } from '../social/social-offer.ts';
import type { ShownFields } from './register-fields.ts';
import { mobileRequest, type RegisterValues, usernameRequest } from './register-payload.ts';
import type { RegistrationInvitation } from './use-registration-invitation.ts';

interface RegistrationOptions {
  readonly form: UseFormReturn<RegisterValues>;
  readonly method: RegisterMethod;
  readonly settings: RegisterSettings;
  readonly shown: ShownFields;
  readonly invitation: RegistrationInvitation;
  /** It worked: nothing is kept of what was typed. */
  readonly onDone: () => void;
  /** Puts the focus on the first of these fields, from the top of the form. */
  readonly focusFirst: (names: readonly string[]) => void;
}

/** Nobody knows whether the request arrived. */
const isCutOff = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'NETWORK' || error.code === 'TIMEOUT');

/** Sends a registration and says why it was refused, at the field that it is about. */
export function useRegistration(options: RegistrationOptions) {
  const { form, method, settings, shown, invitation, onDone, focusFirst } = options;
  const { code: language } = useLanguage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const offer = useSocialOffer();
  const check = useHumanCheck('register');
  const asksPicture =
    settings.humanVerification === 'CAPTCHA' ||
    settings.fields.some(({ name, enabled }) => name === 'captcha' && enabled);
  const captcha = useCaptcha({ isAskedAtFirst: asksPicture });
  const [captchaError, setCaptchaError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isPerhapsMade, setPerhapsMade] = useState(false);
  const wasCutOff = useRef(false);

  function send(proof: HumanProof | undefined): Promise<RegisterResult> {
    const { codes } = invitation;
    const context = { shown, settings, invitation: codes, language, address: location, captcha: captcha.answer, proof };
    const values = form.getValues();
    if (method === 'mobile') return registerMobile({ body: mobileRequest(values, context) });
    const body = usernameRequest(values, context);
    return offer ? registerSocialMember({ body: { ticket: offer.ticket, account: body } }) : registerMember({ body });
  }

  async function finish({ session: grant }: RegisterResult): Promise<void> {
    setSocialOffer(undefined);
    onDone();
    dropPhone();
    if (grant) await openSession(queryClient, grant);
    const next = grant ? ((await canMakePasskey()) ? 'passkeyOffer' : undefined) : 'login';
    await navigate({ to: '/', search: next ? { modal: next } : {}, replace: true });
  }

  async function refuse(error: unknown): Promise<void> {
    captcha.note(error);
    const code = isApiError(error) ? error.code : undefined;
    // the terms were changed while the form was open: the new ones are to be read
    if (code === 'TERMS_REQUIRED') {
      form.setValue('agreement', false);
      await queryClient.refetchQueries({ queryKey: getRegisterSettingsQueryKey() }).catch(() => undefined);
    }
    if ((code === 'AFFILIATE_INVALID' || code === 'INVITE_INVALID') && invitation.refuse()) return;
    const refusals = await refusalsOf(error);
    const seen = new Set([...Object.keys(form.getValues()), 'captcha']);
    const atFields = refusals.filter(({ name }) => seen.has(name) && isShown(name));
    for (const { name, text } of atFields)
      if (name === 'captcha') setCaptchaError(text);
      else form.setError(name as FieldPath<RegisterValues>, { message: text });
    setPerhapsMade(wasCutOff.current && isTaken(error));
    wasCutOff.current = isCutOff(error);
    if (atFields.length === 0) setFailure(error);
    else focusFirst(atFields.map(({ name }) => name));
  }

  const isShown = (name: string): boolean =>
    ['captcha', 'agreement', 'age'].includes(name) ||
    shown[name as keyof ShownFields] !== undefined ||
    shown.entries.some((entry) => entry.name === name);

  const submit = form.handleSubmit(
    async () => {
      setFailure(undefined);
      setPerhapsMade(false);
      setCaptchaError(captcha.missing);
      if (captcha.missing) return focusFirst(['captcha']);
      try {
        const made = await check.run(send);
        if (made) await finish(made);
      } catch (error) {
        await refuse(error);
      }
    },
    (errors) => focusFirst(Object.keys(errors)),
  );

  return {
    submit,
    /** Why it was refused, when it is about no field. */
    failure,
    isPerhapsMade,
    check,
    /** Props of the field of the picture, while one is asked for. */
    captcha: captcha.isAsked ? { ...captcha.field, error: captchaError } : undefined,
  };
}

/** Somebody has this name or number already. */
const isTaken = (error: unknown): boolean =>
  isApiError(error) &&
  error.code === 'VALIDATION_FAILED' &&
  (error.params.fields ?? []).some(({ rule }) => rule === 'taken');
