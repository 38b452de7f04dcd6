/** A file of a picture as it is sent. */
export interface Picture {
  readonly body: Buffer;
  readonly type: string;
}

interface Card {
  readonly name: string;
  readonly vendor: string;
  /** Path of its picture; absent while nobody has come near it. */
  readonly picture: string | undefined;
}

/** What a baseline page shows: read from a page of ours, so that both have the same words, cards and pictures. */
export interface Content {
  readonly title: string;
  readonly navigation: readonly string[];
  readonly menu: readonly string[];
  readonly banners: readonly { readonly title: string; readonly text: string; readonly picture: string | undefined }[];
  readonly rails: readonly { readonly title: string; readonly cards: readonly Card[] }[];
  readonly links: readonly string[];
  readonly marks: readonly { readonly name: string; readonly picture: string | undefined }[];
  /** Elements of our page. */
  readonly elements: number;
  /** Elements that the baseline adds to have as many: our skeletons and wrappers. */
  readonly more: number;
}
