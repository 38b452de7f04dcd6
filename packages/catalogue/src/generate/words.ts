import type { GameFeature } from '@mekong/api-client/contract/types';
import { isMotifName } from '@mekong/art/game-cover';
import type { Material } from '@mekong/art/ink';
import type { MotifName } from '@mekong/art/motif-names';
import type { Localized } from '../types.ts';

/**
 * Names of games are said, not glued: a phrase says in each language where its noun goes and what agrees with it. All
 * nouns stand in the singular, so that gender is the only thing that agrees.
 *
 * - `*` the noun
 * - `~` Portuguese: the noun with "of the" (`do Lótus`, `da Pérola`)
 * - `^` Arabic: the noun with its article (`اللوتس`)
 * - `@` the ending of the gender: o or a in Portuguese, nothing or ة in Arabic
 * - `{a/b}` masculine/feminine where no ending does it
 */
export interface Phrase {
  readonly texts: Localized;
  /** Coat that the words ask for. */
  readonly coat: Material | undefined;
  /** Drawing that the words ask for, instead of that of the noun. */
  readonly motif: MotifName | undefined;
  readonly feature: GameFeature | undefined;
  /** Only of what lives. */
  readonly isForCreatures: boolean;
}

type Gender = 'm' | 'f';

export interface Noun {
  readonly motif: MotifName;
  readonly coat: Material | undefined;
  readonly isCreature: boolean;
  readonly texts: Localized;
  readonly portuguese: Gender;
  readonly arabic: Gender;
  /** With its article. */
  readonly arabicDefinite: string;
}

const cells = (line: string, count: number): string[] => {
  const found = line.split('|').map((cell) => cell.trim());
  if (found.length !== count) throw new Error(`Not ${count} cells: ${line}`);
  return found;
};

function motifFrom(text: string): MotifName {
  if (!isMotifName(text)) throw new Error(`There is no motif ${text}.`);
  return text;
}

/** `m Lótus`, `f فاكهة تنين/فاكهة التنين`: gender, word and, where it is not plainly made, the form with the article. */
function gendered(cell: string): { gender: Gender; word: string; definite: string } {
  const [, gender, word = '', definite = `ال${word}`] = /^([mf]) ([^/]+)(?:\/(.+))?$/.exec(cell) ?? [];
  if (gender !== 'm' && gender !== 'f') throw new Error(`No gender: ${cell}`);
  return { gender, word, definite };
}

/**
 * Nouns, one a line: `motif[:coat] | EN | KM | CN | TH | gender PT | gender AR | VI`. What lives has a `+` before its motif.
 */
export function nouns(text: string): readonly Noun[] {
  return lines(text).map((line) => {
    const [art = '', EN = '', KM = '', CN = '', TH = '', pt = '', ar = '', VI = ''] = cells(line, 8);
    const [motif = '', coat] = art.replace('+', '').split(':');
    const portuguese = gendered(pt);
    const arabic = gendered(ar);
    return {
      motif: motifFrom(motif),
      coat: coat as Material | undefined,
      isCreature: art.startsWith('+'),
      texts: { EN, KM, CN, TH, PT: portuguese.word, AR: arabic.word, VI },
      portuguese: portuguese.gender,
      arabic: arabic.gender,
      arabicDefinite: arabic.definite,
    };
  });
}

interface PhraseFacts {
  readonly isForCreatures?: boolean;
}

/** Phrases, one a line: `[#coat] [!motif] [%feature] EN | KM | CN | TH | PT | AR | VI`. */
export function phrases(text: string, { isForCreatures = false }: PhraseFacts = {}): readonly Phrase[] {
  return lines(text).map((line) => {
    const [first = '', KM = '', CN = '', TH = '', PT = '', AR = '', VI = ''] = cells(line, 7);
    const mark = (sign: string) => new RegExp(`${sign}([a-z-]+)`).exec(first)?.[1];
    const motif = mark('!');
    return {
      texts: { EN: first.replaceAll(/[#!%][a-z-]+ /g, ''), KM, CN, TH, PT, AR, VI },
      coat: mark('#') as Material | undefined,
      motif: motif === undefined ? undefined : motifFrom(motif),
      feature: mark('%') as GameFeature | undefined,
      isForCreatures,
    };
  });
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const agree = (text: string, gender: Gender, endings: Readonly<Record<Gender, string>>): string =>
  text
    .replaceAll(/\{([^/}]*)\/([^}]*)\}/g, (_, m: string, f: string) => (gender === 'm' ? m : f))
    .replaceAll('@', endings[gender]);

/** The phrase about the noun, in every language. */
export function say({ texts }: Phrase, noun: Noun): Localized {
  const { EN, KM, CN, TH, PT, AR, VI } = noun.texts;
  return {
    EN: texts.EN.replace('*', EN),
    KM: texts.KM.replace('*', KM),
    CN: texts.CN.replace('*', CN),
    TH: texts.TH.replace('*', TH),
    PT: agree(texts.PT, noun.portuguese, { m: 'o', f: 'a' })
      .replace('*', PT)
      .replace('~', `${noun.portuguese === 'm' ? 'do' : 'da'} ${PT}`),
    AR: agree(texts.AR, noun.arabic, { m: '', f: 'ة' }).replace('*', AR).replace('^', noun.arabicDefinite),
    VI: texts.VI.replace('*', VI),
  };
}

/** Two things side by side: "Lotus and Lantern". */
export function sayBoth(one: Noun, other: Noun): Localized {
  const [a, b] = [one.texts, other.texts];
  return {
    EN: `${a.EN} and ${b.EN}`,
    KM: `${a.KM}និង${b.KM}`,
    CN: `${a.CN}与${b.CN}`,
    TH: `${a.TH}กับ${b.TH}`,
    PT: `${a.PT} e ${b.PT}`,
    AR: `${one.arabicDefinite} و${other.arabicDefinite}`,
    VI: `${a.VI} và ${b.VI}`,
  };
}
