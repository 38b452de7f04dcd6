import { useLanguage } from '@mekong/i18n/useLanguage';
import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cleaned, decimalSeparator, readDecimal, shortest, stepped, written } from './decimal-text.ts';

/** What a field of a number is asked for. */
export interface NumberFieldOptions {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly step: string;
  readonly decimals: number;
  /** Digits that a fraction has at least while nobody types. */
  readonly minDecimals?: number | undefined;
  readonly isFixed: boolean;
}

/** Steps of Page Up and Page Down. */
const pageSteps = 10;

/** Text and keys of a field whose value is a decimal. */
export function useNumberField(options: NumberFieldOptions) {
  const { value, onValueChange, min, max, step, decimals, minDecimals, isFixed } = options;
  const { code: language } = useLanguage();
  const [isFocused, setFocused] = useState(false);
  const [draft, setDraft] = useState<string>();
  const marked = useRef<HTMLInputElement>(undefined);
  // a text that changes loses its mark: what is typed next would stand behind it
  useLayoutEffect(() => {
    if (isFocused) marked.current?.select();
    marked.current = undefined;
  }, [isFocused]);
  const [spoken, setSpoken] = useState('');
  const rules = { language, decimals, isNegativeAllowed: min === undefined || min.startsWith('-') };
  const isTyped = draft !== undefined && readDecimal(draft, rules) === shortest(value);

  const move = (next: string): void => {
    if (isFixed) return;
    setDraft(undefined);
    setSpoken(written(next, language, minDecimals));
    if (next !== shortest(value)) onValueChange(next);
  };
  const type = (text: string): void => {
    setDraft(text);
    setSpoken('');
    const next = readDecimal(text, rules);
    if (next !== shortest(value)) onValueChange(next);
  };
  const moveBy = (count: number): void => move(stepped(value, count, { step, min, max }));
  const byKey: Readonly<Record<string, () => void>> = {
    ArrowUp: () => moveBy(1),
    ArrowDown: () => moveBy(-1),
    PageUp: () => moveBy(pageSteps),
    PageDown: () => moveBy(-pageSteps),
  };

  return {
    /**
     * What stands in the input: what was typed, until the input is left or the number comes from elsewhere. Without
     * thousands while it has the focus: of "10,000" less its last digit, nobody could say what is meant.
     */
    text: isTyped
      ? draft
      : isFocused
        ? shortest(value).replace('.', decimalSeparator(language))
        : written(value, language, minDecimals),
    /** The number after a step: a screen reader does not notice that an input changed by itself. */
    spoken,
    moveBy,
    isAtMin: min !== undefined && value !== '' && stepped(value, -1, { step, min, max }) === shortest(value),
    isAtMax: max !== undefined && value !== '' && stepped(value, 1, { step, min, max }) === shortest(value),
    /** An input method that is at work writes its text anew with every key: it is cleaned once that has ended. */
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void =>
      type(nativeEvent instanceof InputEvent && nativeEvent.isComposing ? target.value : cleaned(target.value, rules)),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>): void =>
      type(cleaned(currentTarget.value, rules)),
    onKeyDown: (event: KeyboardEvent): void => {
      const action = event.altKey || event.ctrlKey || event.metaKey ? undefined : byKey[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    },
    onFocus: ({ currentTarget: input }: FocusEvent<HTMLInputElement>): void => {
      // Tab marks all of it
      if (input.selectionStart === 0 && input.selectionEnd === input.value.length) marked.current = input;
      setFocused(true);
    },
    endTyping: (): void => {
      setFocused(false);
      setDraft(undefined);
    },
  };
}
