/** A text that was cut, with its ellipsis; none behind the end of a sentence, where it would be a fourth dot [FMT-2]. */
export function withEllipsis({ text, cut }: { readonly text: string; readonly cut: boolean }): string {
  return cut && !/[.!?…।]$/.test(text) ? `${text}…` : text;
}
