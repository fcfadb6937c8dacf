/** ms for which a browser may take to begin the download. */
const HOLD_MS = 10_000;

/** Offers a file to be saved. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), HOLD_MS);
}

/**
 * Offers an action log to be saved. Answers its name, `gruham-YYYYMMDD-HHMM.rlog`, in the time of the person's clock:
 * Swedes write dates as ISO does.
 */
export function saveLog(text: string, at: Date): string {
  const name = `gruham-${at.toLocaleString('sv').slice(0, 16).replace(/[-:]/g, '').replace(' ', '-')}.rlog`;
  saveFile(name, new Blob([text], { type: 'application/x-ndjson' }));
  return name;
}
