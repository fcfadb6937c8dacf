import { useState } from 'react';
import { Picture } from '../Picture';
import { LazyGallery } from './LazyGallery';
import * as words from '@/words/uiMedia';

interface PlanPicturesProps {
  /** The listing's name. */
  readonly name: string;
  /** Of what they are the plans, e.g. "2 BHK"; '' where that is clear. */
  readonly of?: string;
  readonly urls: readonly string[];
}

/** Floor plans, shown whole; each opens in the gallery [JDET-4, PDET-12]. */
export function PlanPictures({ name, of = '', urls }: PlanPicturesProps) {
  const [open, setOpen] = useState<number | null>(null);
  const group = { key: of || 'plan', label: of === '' ? words.plan.plan : words.plan.of({ of }), urls };
  const nameOf = (at: number) =>
    of === '' ? words.plan.open({ at, count: urls.length }) : words.plan.openOf({ at, count: urls.length, of });
  return (
    <>
      <ul data-tiles className="grid gap-4 sm:grid-cols-2">
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={nameOf(index + 1)}
              onClick={() => setOpen(index)}
              className="block aspect-4/3 w-full overflow-hidden rounded-card border border-line bg-card"
            >
              <Picture src={url} alt="" sizes="(min-width: 640px) 400px, 100vw" className="[&>img]:object-contain!" />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && <LazyGallery name={name} groups={[group]} start={open} onClose={() => setOpen(null)} />}
    </>
  );
}
