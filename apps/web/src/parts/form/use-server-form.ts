import { type Intent, intents } from '@mekong/api-client/idempotency';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import { draftOf } from '../../state/drafts.ts';
import { type KeptDraft, useFormDraft } from '../../state/use-draft.ts';
import { type BodyValidator, contractResolver, type FieldRules } from './contract-resolver.ts';
import { type Refusal, refusalsOf } from './refusals.ts';
import { useFocusLater } from './use-focus-later.ts';

/** An operation of the contract that a form sends. */
interface FormOperation<Values, Body, Answer> {
  /** Validator of its body, generated from the contract. */
  readonly validator: BodyValidator;
  /** What is sent, from what stands in the form; asked for at every check too. */
  readonly body: (values: Values) => Body;
  /** Sends it; resolves with undefined when its owner left halfway, and nothing is said then. */
  readonly send: (body: Body) => Promise<Answer | undefined>;
  /** Of an operation that moves money: whose it is, and how an intent without a clear answer is sent again. */
  readonly money?:
    | {
        readonly operation: string;
        readonly account: string;
        readonly resend: (intent: Intent, key: string) => Promise<Answer>;
        /**
         * Whether an intent is of this form, where several forms send the operation.
         * @default all are
         */
        readonly isMeant?: ((intent: Intent) => boolean) | undefined;
      }
    | undefined;
}

/** The picture that a refusal may ask for: see `useCaptcha`. */
interface Picture {
  readonly isAsked: boolean;
  /** What to do, in words, while nothing was typed though it is asked for. */
  readonly missing: string | undefined;
  readonly note: (error: unknown) => unknown;
  readonly field: object;
}

interface FormOptions<Values extends FieldValues, Answer, Asked extends Picture> {
  /** What stands in the form at first, by field, from its top to its end; a field that is not shown is none of them. */
  readonly first: Values | Partial<Values>;
  readonly rules: FieldRules<Values>;
  readonly mode?: UseFormProps<Values>['mode'];
  /** Keeps what was typed, without passwords and codes. */
  readonly draft?: KeptDraft | undefined;
  /**
   * What of a draft stands in the form again.
   * @default all of it
   */
  readonly restore?: (kept: Partial<Values>) => Partial<Values>;
  readonly picture?: Asked | undefined;
  /** It worked. What this rejects with is a failure of the form too. */
  readonly onDone: (answer: Answer) => unknown;
  /**
   * Says a refusal in the words of this form.
   *
   * @returns the fields that it is about, `said` when nothing is left to say, undefined for the usual words
   */
  readonly refuse?: (error: unknown) => Refused | Promise<Refused>;
}

type Refused = readonly FormRefusal[] | 'said' | undefined;

/** A field that was refused. */
interface FormRefusal extends Refusal {
  /** What stands in it is good for nothing: it is taken out. @default false */
  readonly isEmptied?: boolean | undefined;
}

/**
 * A form that sends one operation: checks what was typed by its rules and the contract, sends it once at a time, says a
 * refusal at the field that it is about and goes there, and any other failure above the form. What was typed stays, and
 * money that was sent without a clear answer is sent again under its own key.
 */
export function useServerForm<Values extends FieldValues, Body, Answer, Asked extends Picture = Picture>(
  { validator, body, send, money }: FormOperation<Values, Body, Answer>,
  {
    first,
    rules,
    mode = 'onTouched',
    draft,
    restore = (kept) => kept,
    picture,
    onDone,
    refuse,
  }: FormOptions<Values, Answer, Asked>,
) {
  const form = useForm<Values>({
    defaultValues: { ...first, ...(draft && restore(draftOf(draft.name) as Partial<Values>)) } as DefaultValues<Values>,
    mode,
    // by the order of `first`: a form may register a field before one that stands above it
    shouldFocusError: false,
    resolver: contractResolver(rules, validator, body),
  });
  const { register, getValues, setError, setFocus, resetField, formState } = form;
  const [failure, setFailure] = useState<unknown>();
  const [pictureError, setPictureError] = useState<string>();
  const pictureInput = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);
  const focusLater = useFocusLater();
  const forgetDraft = useFormDraft(draft, getValues);
  const [unanswered, setUnanswered] = useState(() => unansweredOf(money));

  /** Says at a field what is wrong with it, and goes there. */
  function refuseAt(...refused: readonly FormRefusal[]): void {
    for (const { name, text, isEmptied = false } of refused) {
      if (isEmptied) resetField(name as FieldPath<Values>);
      setError(name as FieldPath<Values>, { message: text });
    }
    const top = topOf(refused.map(({ name }) => name));
    if (top) focusLater(() => setFocus(top, { shouldSelect: true }));
  }

  /** The first of these fields from the top of the form. */
  const topOf = (names: readonly string[]): FieldPath<Values> | undefined =>
    Object.keys(first).find((name) => names.includes(name)) as FieldPath<Values> | undefined;

  async function fail(error: unknown): Promise<void> {
    picture?.note(error);
    const own = await refuse?.(error);
    if (own === 'said') return;
    const refusals = own ?? (await refusalsOf(error));
    const aboutPicture = picture && refusals.find(({ name }) => name === 'captcha');
    const aboutFields = refusals.filter(({ name }) => Object.hasOwn(first, name));
    if (aboutPicture) {
      setPictureError(aboutPicture.text);
      focusLater(() => pictureInput.current?.focus());
    } else if (aboutFields.length > 0) refuseAt(...aboutFields);
    else setFailure(error);
  }

  /** One at a time: the last digit of a code and the button may both send. */
  async function run(request: () => Promise<Answer | undefined>): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    try {
      const answer = await request();
      if (answer === undefined) return;
      forgetDraft();
      await onDone(answer);
    } catch (error) {
      await fail(error);
    } finally {
      isSending.current = false;
      setUnanswered(unansweredOf(money));
    }
  }

  async function sendChecked(): Promise<void> {
    setPictureError(picture?.missing);
    if (picture?.missing) return pictureInput.current?.focus();
    // what stands there now: a body may need more than the checked values
    await run(() => send(body(getValues())));
  }
  const submit = form.handleSubmit(sendChecked, (errors) => {
    const top = topOf(Object.keys(errors));
    if (top) setFocus(top);
  });

  return {
    form,
    submit,
    isPending: formState.isSubmitting,
    /** Keeps nothing of what was typed: something else has done the work of the form. */
    forgetDraft,
    /** Why it failed, when it is about no field. */
    failure,
    dismiss: () => setFailure(undefined),
    refuseAt,
    focusLater,
    /** Props of a field of text. */
    field: (name: FieldPath<Values>) => ({
      ...register(name),
      error: formState.errors[name]?.message as string | undefined,
    }),
    /** Props of the field of the picture, while one is asked for. */
    captcha: picture?.isAsked
      ? { ...(picture.field as Asked['field']), error: pictureError, ref: pictureInput }
      : undefined,
    /** Sends what waits for a clear answer again, under its own key; undefined while nothing does. */
    resume:
      money && unanswered
        ? () => run(() => intents.resend(unanswered, (key) => money.resend(unanswered, key)))
        : undefined,
    /** Gives up what waits for a clear answer. */
    forgetUnanswered: (): void => {
      if (unanswered) intents.forget(unanswered.key);
      setUnanswered(unansweredOf(money));
      setFailure(undefined);
    },
  };
}

/** The oldest intent of this operation and account that waits for a clear answer. */
const unansweredOf = (
  money:
    | {
        readonly operation: string;
        readonly account: string;
        readonly isMeant?: ((intent: Intent) => boolean) | undefined;
      }
    | undefined,
): Intent | undefined =>
  money &&
  intents
    .pending(money.account)
    .find((intent) => intent.operation === money.operation && (money.isMeant?.(intent) ?? true));
