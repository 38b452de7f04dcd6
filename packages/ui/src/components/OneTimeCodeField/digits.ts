/** Zero of each script's digits that keyboards of our languages write: Arabic, Persian, Hindi, Bengali, Tamil, Telugu, Thai, Lao, Burmese, Khmer, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xc66, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10];

/** The digits of a text as 0-9, in any of those scripts; everything else is dropped: spaces and dashes of a message. */
export function digitsOf(text: string): string {
  let digits = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0x30 && code <= 0x39) digits += character;
    else {
      const zero = zeros.find((start) => code >= start && code <= start + 9);
      if (zero !== undefined) digits += String(code - zero);
    }
  }
  return digits;
}
