/** Greatest widths: forms and texts (640), pages beside the side menu (1208), whole screens (1440). */
export const containerWidths = ['narrow', 'page', 'wide'] as const;
export type ContainerWidth = (typeof containerWidths)[number];
