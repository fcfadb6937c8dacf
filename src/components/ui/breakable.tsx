import { Fragment, type ReactNode } from 'react';

/** A text that may break after a slash, where a narrow place would else cut a word. */
export const breakable = (text: string): ReactNode =>
  text.split(/(?<=\/)/).map((part, place) => (
    <Fragment key={part}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
