/** Saves a file of the visitor. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has taken the file over once the click is done
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Saves a text as a file of the visitor. */
export const saveText = (name: string, text: string, type: string): void =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
