import { titleOf } from '@/domain/documentTitle';

let title: string | null = null;
let waiting = 0;

function write(): void {
  if (title !== null) document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
}

/** Sets the document's title for a screen's own words [ROUTE-18]. */
export function showTitle(words: string): void {
  title = titleOf(words);
  write();
}

/** Puts before the title, whatever it is, how much waits; 0: nothing. */
export function markTitle(count: number): void {
  waiting = count;
  write();
}
