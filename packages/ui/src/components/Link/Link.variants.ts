/** In the colour of links in texts and lists of links; as quiet as the text around it in footers and cells. */
export const linkTones = ['default', 'quiet'] as const;
export type LinkTone = (typeof linkTones)[number];
