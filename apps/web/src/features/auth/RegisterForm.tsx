import { Trans, useLingui } from '@lingui/react/macro';
import type { RegisterRequest, RegisterSettings } from '@mekong/api-client/contract/types';
import { registerMember, registerSocialMember } from '@mekong/api-client/sdk';
import { patternText } from '@mekong/i18n/patterns';
import { toPatternName } from '@mekong/i18n/rules';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Checkbox } from '@mekong/ui/Checkbox';
import { Link } from '@mekong/ui/Link';
import { PasswordField } from '@mekong/ui/PasswordField';
import { Stack } from '@mekong/ui/Stack';
import { TextField } from '@mekong/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Controller, type FieldPath, useForm } from 'react-hook-form';
import { openSession } from '../../queries/account.ts';
import { draftOf } from './drafts.ts';
import { FormAlert } from './FormAlert.tsx';
import { refusedFields, ruleError } from './field-error.ts';
import { type RuledField, shownFields } from './register-fields.ts';
import { providerName, setSocialOffer, useSocialOffer } from './social-offer.ts';
import { useDraft } from './use-draft.ts';
import { useInvitation } from './use-invitation.ts';

const draft = 'register';

type RegisterValues = { [Name in RuledField['name']]?: string | undefined } & { agreement: boolean; age: boolean };

/** What the payload carries; empty fields are left out, names are trimmed, passwords are not. */
function payloadOf({ agreement, age, ...values }: RegisterValues, settings: RegisterSettings): RegisterRequest {
  const filled = Object.entries(values).flatMap(([name, value]) => {
    const text = /password/i.test(name) ? value : value?.trim();
    return text ? [[name, text] as const] : [];
  });
  const { username = '', password = '', ...rest } = Object.fromEntries(filled);
  return {
    username,
    password,
    ...rest,
    login: true,
    agreement: { version: settings.agreementVersion, accepted: agreement },
    ageConfirmed: age,
    registerMethod: 'WEB',
  };
}

/** The form itself: every field by the merchant's rules, consent, age, and what the gateway refused at its field. */
export function RegisterForm({ settings }: { readonly settings: RegisterSettings }) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { isRefused, agentName, ...invitation } = useInvitation();
  const fields = shownFields(settings.fields, invitation.affiliateCode !== undefined);
  const offer = useSocialOffer();
  const { minAge } = settings;
  const form = useForm<RegisterValues>({
    defaultValues: { agreement: true, age: false, ...draftOf(draft) },
    mode: 'onTouched',
  });
  const forgetDraft = useDraft(draft, form.getValues);
  const { register, control, handleSubmit, setError, getValues, formState } = form;
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<unknown>();

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const body = { ...payloadOf({ ...invitation, ...values }, settings), language: code };
      const { session: grant } = offer
        ? await registerSocialMember({ body: { ticket: offer.ticket, account: body } })
        : await registerMember({ body });
      setSocialOffer(undefined);
      forgetDraft();
      if (grant) await openSession(queryClient, grant);
      await navigate({ to: '/', search: grant ? {} : { modal: 'login' }, replace: true });
    } catch (error) {
      const refused = refusedFields(error).filter(({ name }) => fields.some((field) => field.name === name));
      for (const [index, { name, text }] of refused.entries())
        setError(name as FieldPath<RegisterValues>, { message: text }, { shouldFocus: index === 0 });
      if (refused.length === 0) setFailure(error);
    }
  });

  function check(field: RuledField, value = ''): string | true {
    if (field.name === 'confirmPassword' && value !== getValues('password')) return t`The two entries do not match.`;
    const text = /password/i.test(field.name) ? value : value.trim();
    return ruleError(field.rule, text) ?? true;
  }

  function hint({ name, rule }: RuledField): string | undefined {
    const pattern = toPatternName(rule.acceptedPattern);
    return pattern && name !== 'confirmPassword' ? patternText(i18n, pattern, rule) : undefined;
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <FormAlert error={failure} />
        {offer && <Alert title={t`Your new account will be linked to ${providerName(offer.provider)}, for good.`} />}
        {agentName && <Alert title={t`You were invited by ${agentName}.`} />}
        {isRefused && (
          <Alert
            title={t`The code of the link you came by is not valid any more.`}
            description={t`You can register without it, or ask whoever sent you the link for another one.`}
          />
        )}
        {fields.map((field) => {
          const props = {
            ...register(field.name, { validate: (value) => check(field, value) }),
            label: i18n._(field.label),
            description: hint(field),
            error: errors[field.name]?.message,
            maxLength: field.rule.max,
            isRequired: field.rule.required,
          };
          return field.kind === 'new-password' ? (
            <PasswordField key={field.name} {...props} autoComplete="new-password" />
          ) : (
            <TextField
              key={field.name}
              {...props}
              type={field.kind === 'numeric' ? 'text' : field.kind}
              inputMode={field.kind === 'numeric' ? 'numeric' : undefined}
              autoComplete={field.autoComplete}
              dir={field.name === 'payeeName' ? 'auto' : 'ltr'}
            />
          );
        })}
        <Controller
          name="agreement"
          control={control}
          rules={{ validate: (accepted) => accepted || t`Please agree to the terms to register.` }}
          render={({ field }) => (
            <Checkbox
              ref={field.ref}
              isChecked={field.value}
              onCheckedChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.agreement?.message}
              label={
                <Trans>
                  I agree to the{' '}
                  <Link href="/help?tag=terms" isInText>
                    terms
                  </Link>{' '}
                  and the{' '}
                  <Link href="/help?tag=privacy" isInText>
                    privacy notice
                  </Link>
                  .
                </Trans>
              }
            />
          )}
        />
        <Controller
          name="age"
          control={control}
          rules={{ validate: (confirmed) => confirmed || t`You must be ${minAge} or older to register.` }}
          render={({ field }) => (
            <Checkbox
              ref={field.ref}
              isChecked={field.value}
              onCheckedChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.age?.message}
              label={<Trans>I am {minAge} years old or older.</Trans>}
            />
          )}
        />
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isSubmitting}>
          {t`Create account`}
        </Button>
      </Stack>
    </form>
  );
}
