import { INTERIOR_POINTS, VALUATION_PRICE } from '@/domain/offers';
import { SITE } from '@/domain/site';
import * as words from '@/words/services';

/** One side service [DASH-9, PDET-10]: what it is, and what is written when somebody asks for it. */
export interface Service {
  /** Also the anchor of its card on `/others`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly points?: readonly string[];
  readonly price?: { readonly now: string; readonly before: string };
  /** Begins the chat or the e-mail, after a greeting. */
  readonly request: string;
}

/** What is arranged by people: asked for by chat, e-mail or phone. */
export const SERVICES: readonly Service[] = [
  {
    id: 'valuation-report',
    title: words.valuation.title,
    text: words.valuation.text,
    price: VALUATION_PRICE,
    request: words.valuationRequest({ price: VALUATION_PRICE.now }),
  },
  {
    id: 'interior-services',
    title: words.interior.title,
    text: words.interior.text,
    points: INTERIOR_POINTS,
    request: words.interior.request,
  },
  {
    id: 'rent-agreement',
    ...words.rent,
  },
  {
    id: 'identity-verification',
    ...words.identity,
  },
  {
    id: 'app-links',
    ...words.app,
    get text() {
      return words.appText({ site: SITE.name });
    },
  },
];

/** The cards of `/others` in their order. */
export const JUMPS = [
  { id: 'value-calculator', title: words.value.title },
  { id: 'upload-property', title: words.upload.title },
  ...SERVICES,
].map(({ id, title }) => ({ to: `#${id}`, label: title }));
