import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => [...dataTransfer.types].includes('Files');

/** Text pasted into a field. Cells of a spreadsheet and parts of a web page bring a picture of themselves along. */
const isTextForField = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable]') !== null &&
  [...(clipboardData?.types ?? [])].includes('text/plain');

/** Files dropped onto an element, and pictures pasted on the page it is on; `props` go to the element. */
export function useFileDrops(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || isTextForField(event)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    // Else the browser opens the file, and the form is gone.
    event.preventDefault();
    setIsOver(true);
  };
  const props = {
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, props };
}
