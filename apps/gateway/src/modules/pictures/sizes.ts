/** Formats that drawings are rendered in. AVIF is smaller by a third, WebP is understood by every browser of ten years. */
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/**
 * Widths in pixels that exist, by the folder of the pictures; the first is what an address without a width gives. No other
 * is made, so that nobody can fill the disk with sizes.
 */
export const imageWidths = {
  games: [240, 160, 360, 480],
  thumbs: [96, 192],
  scenes: [480, 720],
  heroes: [480, 720],
  banners: [960, 640, 1440, 1920],
  providers: [960, 640, 1440],
  vendors: [216],
} as const satisfies Record<string, readonly number[]>;

export type ImageFolder = keyof typeof imageWidths;

/** Width of the picture that other sites and chats show beside a link to ours, in pixels. */
export const shareWidth = 1200;

/** What a drawing is rendered as. */
export interface Rendering {
  /** `jpeg` for readers that know nothing newer: those that show links. */
  readonly format: ImageFormat | 'jpeg';
  /** Pixels. */
  readonly width: number;
  /** A mark on nothing: sharp edges on a transparent ground. */
  readonly isMark?: boolean | undefined;
}
