import { describe, expect, it } from 'vitest';
import { shownInGame } from './game-kinds.ts';

const shown = (code: string, files: Readonly<Record<string, string>> = {}) =>
  shownInGame('/game/a.ts', code, (path) => files[path] ?? '').map(({ file, kind, hasIcon, line, message }) =>
    [file.slice('/game/'.length), line, kind, hasIcon && 'icon', message].filter(Boolean).join(' '),
  );

describe('shownInGame', () => {
  it('follows a button from where it is made to where it gets its text', () => {
    expect(
      shown(`
const save = el('button', { type: 'submit', class: 'quiet-button' });
const rotate = el('button', { type: 'button', class: 'primary-button wide' });
const label = el('dt', {});
save.textContent = t\`Use this seed\`;
rotate.replaceChildren(icon('shield'), el('span', {}, t\`Reveal\`));
label.textContent = t\`Your seed\`;`),
    ).toEqual(['a.ts 5 game button Use this seed', 'a.ts 6 game button icon Reveal']);
  });

  it('knows the buttons that stand beside the one that spins', () => {
    expect(
      shown(`
const table = el('button', { class: 'quiet-button' }, icon('table'), el('span'));
const row = el('div', { class: 'dialogs' }, table);
table.lastChild!.textContent = t({ message: 'Paytable', comment: 'x' });`),
    ).toEqual(['a.ts 4 game control Paytable']);
  });

  it('reads what a part shows on a button, through functions of other files', () => {
    expect(
      shown(
        `
import { countText } from './texts.ts';
const wording = { title: () => t\`Connection lost\`, actionLabel: () => t\`Try now\` };
const option = { choiceLabel: () => countText(8), choiceNote: () => t\`Twice\` };`,
        { '/game/texts.ts': "export const countText = (n) =>\n  plural(n, { one: '#', other: '#' });" },
      ),
    ).toEqual(['a.ts 3 game overlay button Try now', 'texts.ts 2 game choice', 'a.ts 4 game choice note Twice']);
  });
});
