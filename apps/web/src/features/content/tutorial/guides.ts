import type { DepositKind, DepositMethod, HelpArticle } from '@mekong/api-client/types';

/** How to pay in by one kind of method, as its article says it. */
export interface DepositGuide {
  /** Tag of its article, which is its address. */
  readonly tag: string;
  readonly article: HelpArticle;
  readonly kind: DepositKind;
  /** Methods of this kind that the reader can pay by; empty while that is not known. */
  readonly methods: readonly DepositMethod[];
}

const kinds: Readonly<Record<string, DepositKind>> = {
  'deposit-qr': 'QR',
  'deposit-bank': 'BANK',
  'deposit-wallet': 'WALLET',
  'deposit-card': 'CARD',
  'deposit-voucher': 'VOUCHER',
  'deposit-crypto': 'CRYPTO',
  'deposit-c2c': 'C2C',
};

/** Whether an article of the help says how to pay in by a kind of method. */
export const isGuide = ({ tag }: Pick<HelpArticle, 'tag'>): boolean => Object.hasOwn(kinds, tag);

/**
 * The guides of a reader: of all kinds that can be paid by, in the order of their articles. As long as that is not known, or
 * nothing can be paid by, all of them.
 */
export function guidesOf(
  articles: readonly HelpArticle[],
  methods: readonly DepositMethod[] | undefined,
): readonly DepositGuide[] {
  const all = articles.flatMap((article) => {
    const kind = kinds[article.tag];
    if (!kind) return [];
    return [{ tag: article.tag, article, kind, methods: methods?.filter((method) => method.kind === kind) ?? [] }];
  });
  const offered = all.filter((guide) => guide.methods.length > 0);
  return offered.length > 0 ? offered : all;
}

/** An article in its parts. */
export interface GuideText {
  /** Markup of each numbered step. */
  readonly steps: readonly string[];
  /** What stands around them; empty when nothing does. */
  readonly rest: string;
}

/** Takes the numbered steps out of an article. One with lists inside of its steps is left as it is. */
export function textOf(html: string): GuideText {
  const list = /<ol>((?:(?!<\/?[ou]l\b)[\s\S])*)<\/ol>/.exec(html);
  if (!list) return { steps: [], rest: html };
  const steps = [...(list[1] ?? '').matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, step = '']) => step);
  return { steps, rest: html.replace(list[0], '').trim() };
}
