/** How large the picture is: it fits its place, or is twice or three times as wide. */
export const pictureZooms = ['fit', 'double', 'triple'] as const;
export type PictureZoom = (typeof pictureZooms)[number];
