import { inflateSync } from 'node:zlib';

/** Texts of every line of each page, as a reader of the file finds them. */
export function linesOfPdf(file: Buffer): string[][] {
  const objects = new Map<string, string>();
  const source = file.toString('latin1');
  for (const [, no = '', body = ''] of source.matchAll(/(?<=\n)(\d+) 0 obj\n([\s\S]*?)\nendobj\n/g)) {
    const packed = /FlateDecode[\s\S]*?stream\n([\s\S]*)\nendstream$/.exec(body)?.[1];
    objects.set(no, packed === undefined ? body : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'));
  }
  const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  const all = [...objects.values()];
  const names = /\/Font<<(.*?)>>/.exec(all.find((body) => body.startsWith('<</Font<<')) ?? '')?.[1] ?? '';
  const fonts = new Map(
    [...names.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', no = '']) => {
      const map = objects.get(/ToUnicode (\d+)/.exec(objects.get(no) ?? '')?.[1] ?? '') ?? '';
      return [name, new Map([...map.matchAll(/<(\w{4})><(\w+)>/g)].map(([, id = '', text = '']) => [id, utf16(text)]))];
    }),
  );
  const pages = all.filter((body) => body.startsWith('<</Type/Page/'));
  return pages.map((page) => {
    const parts = /Contents\[(.*?)\]/.exec(page)?.[1] ?? '';
    return [...parts.matchAll(/(\d+) 0 R/g)]
      .flatMap(([, no = '']) => (objects.get(no) ?? '').split(' Tm\n').slice(1))
      .map((line) => {
        let font = new Map<string, string>();
        let text = '';
        let isSaid = false;
        for (const operator of line.split('\n')) {
          const actual = /ActualText<feff(\w*)>/.exec(operator)?.[1];
          const name = /^\/(F\d+) /.exec(operator)?.[1];
          if (actual !== undefined) text += utf16(actual);
          if (actual !== undefined || operator === 'EMC') isSaid = actual !== undefined;
          if (name) font = fonts.get(name) ?? font;
          if (!isSaid && operator.endsWith('TJ'))
            for (const [, ids = ''] of operator.matchAll(/<(\w+)>/g))
              for (const id of ids.match(/.{4}/g) ?? []) text += font.get(id) ?? '?';
        }
        return text;
      });
  });
}
