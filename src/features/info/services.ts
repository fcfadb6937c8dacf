import { INTERIOR_POINTS, VALUATION_PRICE } from '@/domain/offers';
import { SITE } from '@/domain/site';

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
    title: 'Valuation report',
    text: 'A written report on what a property is worth: recent sales nearby, the condition of the building, and the papers that affect the price.',
    price: VALUATION_PRICE,
    request: `I would like a valuation report (${VALUATION_PRICE.now}). The property is at:`,
  },
  {
    id: 'interior-services',
    title: 'Interior services',
    text: 'Kitchen, wardrobes, ceilings and paint from one team, planned with you at home.',
    points: INTERIOR_POINTS,
    request: 'I would like to know more about the interior offer. My home is at:',
  },
  {
    id: 'rent-agreement',
    title: 'Rent agreement',
    text: 'We draft the agreement on the terms that owner and tenant agree, and tell you how to stamp and register it.',
    request: 'I need a rent agreement. Address, rent and start date:',
  },
  {
    id: 'identity-verification',
    title: 'Identity verification',
    text: 'We check with you that a seller, an agent or a tenant is who they say they are, before you pay anything.',
    request: 'I would like to have an identity verified before a deal. It is about:',
  },
  {
    id: 'app-links',
    title: 'App links by SMS',
    get text() {
      return `Tell us your mobile number, and we will send you the link by SMS. ${SITE.name} opens in the browser and can be put on the home screen.`;
    },
    request: 'please send the link of the app by SMS to this number:',
  },
];
