import { oneOf, searchOf, shaped, text } from '../../entry/search.ts';

const tag = /^[a-z0-9-]{1,40}$/;
const id = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a part of an address can be the tag of an article. */
export const isHelpTag = (text: string): boolean => tag.test(text);

/** What the address of the help centre says. */
export const helpSearch = searchOf({ tag: shaped(tag), article: shaped(id), q: text(60) });

/** The same of one topic, whose tag stands in the path. */
export const topicSearch = searchOf({ article: shaped(id), q: text(60) });

/** Badges by the name in the address, in their order. */
export const badgeSlugs = ['newbie', 'limited', 'special-offer', 'daily', 'high-rebate', 'vip'] as const;
export type BadgeSlug = (typeof badgeSlugs)[number];

/** What the address of the promotions says: a badge, and the promotion that is open. */
export const promotionsSearch = searchOf({ badge: oneOf(badgeSlugs), id: shaped(id) });
