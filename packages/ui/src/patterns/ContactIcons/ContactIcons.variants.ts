/** Services that have an icon of their own, in the order they stand. */
export const contactServices = ['LINE', 'QQ'] as const;
export type ContactService = (typeof contactServices)[number];
