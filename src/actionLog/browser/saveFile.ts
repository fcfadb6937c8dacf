/** `gruham-YYYYMMDD-HHMM.rlog`, in the time of the person's clock: Swedes write dates as ISO does. */
export const logFileName = (at: Date): string =>
  `gruham-${at.toLocaleString('sv').slice(0, 16).replace(/[-:]/g, '').replace(' ', '-')}.rlog`;

/** ms for which a browser may take to begin the download. */
const HOLD_MS = 10_000;

/** Offers a file to be saved; a text is a log. */
export function saveFile(name: string, content: string | Blob): void {
  const file = typeof content === 'string' ? new Blob([content], { type: 'application/x-ndjson' }) : content;
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), HOLD_MS);
}
