import { useLingui } from '@lingui/react';
import { isApiError } from '@mekong/api-client/errors';
import { fieldErrorText } from '@mekong/i18n/errors/fields';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { noteSessionEnd } from '../queries/session.ts';

/** The generated validator of a body. */
interface BodyValidator {
  readonly safeParse: (body: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] } | undefined;
  };
}

interface FormOptions<Values extends FieldValues, Body, Answer> {
  /** What stands in the form at first, by field, from its top to its end. */
  readonly first: Values;
  readonly validator: BodyValidator;
  /** What is sent, from what stands in the form. */
  readonly body: (values: Values) => Body;
  readonly send: (body: Body) => Promise<Answer>;
  readonly onDone: (answer: Answer) => unknown;
  /** What is wrong with a value that breaks the contract, in words of this form. @default the usual words */
  readonly words?: Partial<Record<FieldPath<Values>, string>> | undefined;
}

/**
 * A form that sends one operation: checked by the contract's own validator, sent once at a time. A refusal is said at its
 * field, any other failure above the form, and what was typed stays.
 */
export function useServerForm<Values extends FieldValues, Body, Answer>({
  first,
  validator,
  body,
  send,
  onDone,
  words = {},
}: FormOptions<Values, Body, Answer>) {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const isSending = useRef(false);
  const resolver: Resolver<Values> = (values) => {
    const names = (validator.safeParse(body(values)).error?.issues ?? []).map(({ path }) => String(path[0]));
    const errors = [...new Set(names)]
      .filter((name) => Object.hasOwn(first, name))
      .map((name) => {
        const usual = fieldErrorText(i18n, { name, rule: values[name] === '' ? 'required' : 'format' });
        const message = values[name] === '' ? usual : (words[name as FieldPath<Values>] ?? usual);
        return [name, { type: 'validate', message }] as const;
      });
    return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) as never };
  };
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Values>({
    defaultValues: first as DefaultValues<Values>,
    mode: 'onTouched',
    resolver,
  });

  function refuse(error: unknown): void {
    const refused =
      isApiError(error) && error.code === 'VALIDATION_FAILED'
        ? (error.params.fields ?? []).filter(({ name }) => Object.hasOwn(first, name))
        : [];
    for (const field of refused) setError(field.name as FieldPath<Values>, { message: fieldErrorText(i18n, field) });
    const [top] = refused;
    if (top) setFocus(top.name as FieldPath<Values>, { shouldSelect: true });
    else setFailure(error);
  }

  return {
    submit: handleSubmit(async (values) => {
      if (isSending.current) return;
      isSending.current = true;
      setFailure(undefined);
      try {
        await onDone(await send(body(values)));
      } catch (error) {
        noteSessionEnd(queryClient, error);
        refuse(error);
      } finally {
        isSending.current = false;
      }
    }),
    isPending: formState.isSubmitting,
    /** Why it failed, when it is about no field. */
    failure,
    /** Props of a field of text. */
    field: (name: FieldPath<Values>) => ({
      ...register(name),
      error: formState.errors[name]?.message as string | undefined,
    }),
  };
}
