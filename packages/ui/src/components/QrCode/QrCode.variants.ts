/** Error correction of the QR standard: how much of the code may be covered (7, 15, 25, 30 %). */
export const qrCodeLevels = ['L', 'M', 'Q', 'H'] as const;

/** Error correction of a QR code. */
export type QrCodeLevel = (typeof qrCodeLevels)[number];
