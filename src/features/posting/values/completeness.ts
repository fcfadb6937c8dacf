import { isPlot } from '@/domain/subtypes';
import type { PhotoUrls } from '@/store/uploads/photoLists';
import * as messages from '@/words/postingMissing';
import { fieldsShown } from './fieldsShown';
import type { PostingField } from './postingFields';
import { numberIn, isNumberField } from './numberFields';
import { countPhotos } from './photoUrls';
import type { PostingValues } from './postingValues';

/** A step of the wizard: Basic Details, Property Details, Photos & Videos, Price Details. */
type WizardStep = 1 | 2 | 3 | 4;

/** What a listing still lacks: in words, where it is asked, and by how many points of 100 the meter rises. */
interface Missing {
  readonly words: string;
  readonly field: PostingField | 'photos';
  readonly step: WizardStep;
  readonly gain: number;
}

/** How complete a listing is: 0 to 100, and what is missing, the most useful first. */
export interface Completeness {
  readonly percent: number;
  readonly missing: readonly Missing[];
}

interface Aspect {
  readonly words: string;
  readonly step: WizardStep;
  /** How much buyers look for it, against the others. */
  readonly weight: number;
  /** The field that asks for it; what its form does not show does not count. */
  readonly field: PostingField | 'photos';
  /** 0 to 1. */
  readonly done: (values: PostingValues, photos: PhotoUrls) => number;
}

const ENOUGH_PHOTOS = 5;
const ENOUGH_WORDS = 60;

function isGiven(values: PostingValues, field: PostingField): boolean {
  if (isNumberField(field)) return (numberIn(values, field) ?? 0) > 0;
  const value = values[field];
  return typeof value === 'string' ? value.trim() !== '' : value === true;
}
const given =
  (field: PostingField): Aspect['done'] =>
  (values) =>
    isGiven(values, field) ? 1 : 0;

const asked = (field: PostingField, weight: number, step: WizardStep, words: string): Aspect => ({
  field,
  weight,
  step,
  words,
  done: given(field),
});

const lacks = messages.missing;

/** What buyers look for first. Land has one photo, its main image, and no others to add. */
const ASPECTS: readonly Aspect[] = [
  asked('city', 8, 1, lacks.city),
  asked('locality', 8, 1, lacks.locality),
  asked('expectedPrice', 18, 4, lacks.expectedPrice),
  asked('builtUpArea', 12, 2, lacks.builtUpArea),
  asked('plotArea', 12, 2, lacks.plotArea),
  {
    field: 'photos',
    weight: 10,
    step: 3,
    words: lacks.mainImage,
    done: (_values, photos) => ((photos.propertyMainImage ?? []).length > 0 ? 1 : 0),
  },
  {
    field: 'about',
    weight: 8,
    step: 2,
    words: lacks.about,
    done: ({ about = '' }) => Math.min(1, about.trim().length / ENOUGH_WORDS),
  },
  asked('bedroom', 8, 2, lacks.bedroom),
  asked('bathroom', 3, 2, lacks.bathroom),
  asked('facing', 4, 2, lacks.facing),
  asked('possessionStatus', 5, 2, lacks.possessionStatus),
  asked('transactionType', 3, 2, lacks.transactionType),
  asked('furnishingType', 3, 2, lacks.furnishingType),
  {
    field: 'amenities',
    weight: 4,
    step: 2,
    words: lacks.amenities,
    done: ({ amenities, customAmenities }) =>
      customAmenities.length > 0 || Object.values(amenities).includes(true) ? 1 : 0,
  },
  asked('approvedType', 3, 2, lacks.approvedType),
  asked('widthOfTheRoad', 4, 2, lacks.widthOfTheRoad),
  asked('plotLength', 3, 2, lacks.plotLength),
  asked('plotWidth', 3, 2, lacks.plotWidth),
  asked('noOfOpenSides', 2, 2, lacks.noOfOpenSides),
  asked('boundaryWall', 2, 2, lacks.boundaryWall),
  asked('name', 3, 2, lacks.name),
];

/** Enough photos, of which there are `count`. */
const manyPhotos = (count: number): Aspect => ({
  field: 'photos',
  weight: 14,
  step: 3,
  words: count === 0 ? lacks.photos : lacks.morePhotos({ n: ENOUGH_PHOTOS - count }),
  done: () => Math.min(1, count / ENOUGH_PHOTOS),
});

/**
 * How complete a listing is. Only what its form shows counts; unfinished counts in part. The points that the gains name are
 * whole and say how the percentage rises when that one thing is done.
 */
export function completeness(values: PostingValues, photos: PhotoUrls): Completeness {
  const shown = fieldsShown(values);
  const count = countPhotos(photos, values.selectedSubtype);
  const aspects = [...ASPECTS, ...(isPlot(values.selectedSubtype) ? [] : [manyPhotos(count)])].filter(
    ({ field }) => field === 'photos' || shown.has(field),
  );
  const whole = aspects.reduce((sum, { weight }) => sum + weight, 0);
  const parts = aspects.map((aspect) => ({ aspect, done: aspect.done(values, photos) }));
  const reached = parts.reduce((sum, { aspect, done }) => sum + aspect.weight * done, 0);
  const missing = parts
    .filter(({ done }) => done < 1)
    .map(({ aspect: { words, field, step, weight }, done }) => ({
      words,
      field,
      step,
      gain: ((1 - done) * weight * 100) / whole,
    }))
    .sort((a, b) => b.gain - a.gain)
    .map((each) => ({ ...each, gain: Math.max(1, Math.round(each.gain)) }));
  // Rounded down, so that 100 means that nothing is missing.
  return { percent: Math.floor((reached * 100) / whole + 1e-9), missing };
}
