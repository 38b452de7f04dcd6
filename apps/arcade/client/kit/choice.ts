import { el, onLanguage } from './dom.ts';

/** One way on. */
export interface ChoiceOption {
  /** As the server calls it. */
  readonly value: string;
  /** Texts are asked for again when the language changes. */
  readonly choiceLabel: () => string;
  readonly choiceNote: () => string;
}

export interface ChoiceTexts {
  readonly title: () => string;
  readonly hint: () => string;
}

/** Lies over the board while a round waits for the player, and asks how it goes on. */
export function createChoice({ title, hint }: ChoiceTexts) {
  const heading = el('h2', { id: 'choice-title', tabindex: -1 });
  const text = el('p');
  const list = el('div', { class: 'choice-options' });
  const element = el('section', { class: 'overlay', 'aria-labelledby': heading.id, hidden: true }, heading, text, list);
  let buttons: readonly { readonly option: ChoiceOption; readonly label: HTMLElement; readonly note: HTMLElement }[] =
    [];

  function write(): void {
    heading.textContent = title();
    text.textContent = hint();
    for (const { option, label, note } of buttons) {
      label.textContent = option.choiceLabel();
      note.textContent = option.choiceNote();
    }
  }
  onLanguage(write);

  return {
    element,
    /** Shows the options until one is pressed. The title gets the focus: a key that is held down chooses nothing. */
    ask: (options: readonly ChoiceOption[]): Promise<string> =>
      new Promise((chosen) => {
        buttons = options.map((option) => ({ option, label: el('strong'), note: el('span') }));
        list.replaceChildren(
          ...buttons.map(({ option, label, note }) => {
            const button = el('button', { type: 'button', class: 'choice-option' }, label, note);
            button.addEventListener('click', () => {
              element.hidden = true;
              buttons = [];
              chosen(option.value);
            });
            return button;
          }),
        );
        write();
        element.hidden = false;
        heading.focus();
      }),
  };
}

export type Choice = ReturnType<typeof createChoice>;
