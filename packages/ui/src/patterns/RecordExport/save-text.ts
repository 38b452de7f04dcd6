/** Saves a text as a file of the visitor. */
export function saveText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has taken the file over once the click is done
  setTimeout(() => URL.revokeObjectURL(address));
}
