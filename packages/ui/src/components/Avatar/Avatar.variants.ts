/** Edge lengths: 32, 40 and 64 px. */
export const avatarSizes = ['sm', 'md', 'lg'] as const;
export type AvatarSize = (typeof avatarSizes)[number];
