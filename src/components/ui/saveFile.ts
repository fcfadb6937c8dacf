/** ms for which a browser may take to begin the download. */
const HOLD_MS = 10_000;

/** Offers what an address that the page made leads to, to be saved; the address is good no longer then. */
export function saveAddress(name: string, address: string): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), HOLD_MS);
}

/** Offers a file to be saved. */
export const saveFile = (name: string, file: Blob): void => saveAddress(name, URL.createObjectURL(file));

/**
 * Offers an action log to be saved. Answers its name, `gruham-YYYYMMDD-HHMM.rlog`, in the time of the person's clock:
 * Swedes write dates as ISO does.
 */
export function saveLog(text: string, at: Date): string {
  const name = `gruham-${at.toLocaleString('sv').slice(0, 16).replace(/[-:]/g, '').replace(' ', '-')}.rlog`;
  saveFile(name, new Blob([text], { type: 'application/x-ndjson' }));
  return name;
}
