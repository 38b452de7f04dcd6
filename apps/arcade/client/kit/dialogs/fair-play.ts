import { t } from '@lingui/core/macro';
import { createDialog } from '../dialog.ts';
import { el, ltr, onLanguage } from '../dom.ts';
import { answer, newSeed, type Promises } from '../fair/seeds.ts';
import type { Verify } from '../fair/verify.ts';
import { icon } from '../icons.ts';
import type { Commitment, Round } from '../model.ts';
import { explain } from '../texts.ts';
import type { Server } from '../vendor.ts';
import { createHistory } from './history.ts';

/** What a seed may be: the server takes nothing else. */
const seedPattern = '[A-Za-z0-9_\\-]{1,64}';

export interface FairPlayOptions<R extends Round> {
  readonly verify: Verify<R>;
  /** A round as it was seen, for its line in the history; games without a picture have none. */
  readonly picture?: (round: R) => Node;
  /** How the game takes its result from the stream of numbers, in plain words. */
  readonly howText: () => readonly Node[];
  readonly server: Pick<Server<R>, 'history' | 'rotate'>;
  readonly decimals: number;
  readonly commitment: Commitment;
  readonly onCommitment: (commitment: Commitment) => void;
  readonly promises: Promises;
  readonly isPlaying: () => boolean;
}

/** The seeds, their change, and the check of the last rounds in the page itself. */
export function createFairPlay<R extends Round>(options: FairPlayOptions<R>) {
  const { verify, howText, picture, server, decimals, promises, onCommitment, isPlaying } = options;
  let { commitment } = options;
  const dialog = createDialog('fair-play', () => t`Fair play`);
  const history = createHistory({ verify, decimals, promises, picture });

  const hash = ltr('', 'hash');
  const nonce = ltr('', 'hash');
  const seed = el('input', {
    id: 'client-seed',
    type: 'text',
    dir: 'ltr',
    maxlength: 64,
    pattern: seedPattern,
    required: true,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-hint',
  });
  const random = el('button', { type: 'button', class: 'quiet-button' });
  const save = el('button', { type: 'submit', class: 'quiet-button' });
  const rotate = el('button', { type: 'button', class: 'primary-button' });
  const revealed = el('p', { class: 'revealed', hidden: true });
  const message = el('p', { class: 'dialog-message', role: 'status' });
  const labels = {
    hash: el('dt', {}),
    nonce: el('dt', {}),
    seed: el('label', { for: 'client-seed' }),
    hint: el('p', { id: 'client-seed-hint', class: 'hint' }),
    lead: el('p', { class: 'lead' }),
    rotateHint: el('p', { class: 'hint' }),
    how: el('summary', {}),
    howText: el('div', { class: 'how' }),
  };
  const form = el(
    'form',
    { class: 'seed-form' },
    labels.seed,
    el('div', { class: 'seed-row' }, seed, random, save),
    labels.hint,
  );

  function writeSeeds(): void {
    hash.textContent = commitment.serverSeedHash;
    nonce.textContent = String(commitment.nonce);
    seed.value = commitment.clientSeed;
  }

  let lastRevealed: { readonly serverSeed: string; readonly serverSeedHash: string } | undefined;
  function writeRevealed(): void {
    revealed.hidden = !lastRevealed;
    if (lastRevealed)
      revealed.replaceChildren(t`The server seed until now was:`, ' ', ltr(lastRevealed.serverSeed, 'hash'));
  }

  async function load(): Promise<void> {
    history.load(
      await server.history().then(
        ({ rounds }) => rounds,
        (error: unknown) => {
          message.textContent = explain(error);
          return [];
        },
      ),
    );
  }

  onLanguage(() => {
    labels.lead.textContent = t`Every result is fixed by two seeds before you spin. The server shows the hash of its seed first, you choose yours, so neither side can change a result.`;
    labels.hash.textContent = t`Hash of the server seed (SHA-256)`;
    labels.nonce.textContent = t`Number of the next round (nonce)`;
    labels.seed.textContent = t`Your seed`;
    labels.hint.textContent = t`1 to 64 letters, digits, hyphens or underscores. It counts from the next spin on.`;
    labels.rotateHint.textContent = t`Changing the server seed reveals the present one. After that every round played with it can be checked, and your browser makes you a new seed.`;
    labels.how.textContent = t`How a round is computed`;
    labels.howText.replaceChildren(...howText());
    random.textContent = t`New random seed`;
    save.textContent = t`Use this seed`;
    rotate.replaceChildren(icon('shield'), el('span', {}, t`Reveal and change the server seed`));
    writeRevealed();
  });
  writeSeeds();

  random.addEventListener('click', () => {
    seed.value = newSeed();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isPlaying()) {
      message.textContent = t`A round is being played. Wait until it has ended.`;
      return;
    }
    onCommitment({ ...commitment, clientSeed: seed.value });
    message.textContent = t`Your seed counts from the next spin on.`;
  });
  rotate.addEventListener('click', () => {
    rotate.disabled = true;
    message.textContent = '';
    server
      .rotate()
      .then(async (rotated) => {
        lastRevealed = rotated.revealed;
        writeRevealed();
        onCommitment(answer(rotated.commitment));
        await load();
        message.textContent = t`The server seed has been revealed and changed.`;
      })
      .catch((error: unknown) => {
        message.textContent = explain(error);
      })
      .finally(() => {
        rotate.disabled = false;
      });
  });

  dialog.body.append(
    labels.lead,
    el(
      'dl',
      { class: 'seeds' },
      el('div', {}, labels.hash, el('dd', {}, hash)),
      el('div', {}, labels.nonce, el('dd', {}, nonce)),
    ),
    form,
    el('div', { class: 'rotate' }, rotate, labels.rotateHint, revealed),
    message,
    history.element,
    el('details', {}, labels.how, labels.howText),
  );
  return {
    element: dialog.element,
    /** @param at where it begins to be read; its top by default */
    open: (at?: 'rounds') => {
      message.textContent = '';
      writeSeeds();
      dialog.open();
      const isLoaded = load();
      if (at === 'rounds') void isLoaded.then(() => history.element.scrollIntoView());
      else dialog.body.scrollTop = 0;
    },
    setCommitment: (next: Commitment) => {
      commitment = next;
      writeSeeds();
    },
  };
}
