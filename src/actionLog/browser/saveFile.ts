const two = (n: number): string => String(n).padStart(2, '0');

/** `gruham-YYYYMMDD-HHMM.rlog`, in the time of the person's clock. */
export const logFileName = (at: Date): string =>
  `gruham-${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}-${two(at.getHours())}${two(at.getMinutes())}.rlog`;

/** ms for which a browser may take to begin the download. */
const HOLD_MS = 10_000;

/** Offers a text as a file to be saved. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), HOLD_MS);
}
