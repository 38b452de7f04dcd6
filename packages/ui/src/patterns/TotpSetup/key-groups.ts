/** A key in groups of four, which the eye can keep while they are typed into a phone. */
export const keyGroups = (secret: string): string => secret.match(/.{1,4}/gu)?.join(' ') ?? '';
