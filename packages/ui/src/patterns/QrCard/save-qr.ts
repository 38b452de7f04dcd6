/** Edge of a saved code in pixels, and the white around it, which cameras need. */
const saved = { size: 800, margin: 80 } as const;

/**
 * Draws a code as a PNG of 800 px.
 *
 * @param svg the code as it stands on the page, without its margin
 * @throws when the browser cannot draw it
 */
export async function qrPicture(svg: SVGSVGElement): Promise<Blob> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const inner = saved.size - 2 * saved.margin;
  copy.setAttribute('width', String(inner));
  copy.setAttribute('height', String(inner));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image(inner, inner);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = saved.size;
  canvas.height = saved.size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, saved.size, saved.size);
  // squares stay square
  context.imageSmoothingEnabled = false;
  context.drawImage(image, saved.margin, saved.margin, inner, inner);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** Hands a picture to the browser to keep. */
export function savePicture(picture: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  // the browser has taken the file over once the click is done
  setTimeout(() => URL.revokeObjectURL(link.href));
}
