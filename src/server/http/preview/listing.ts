import { bedroomsIn } from '@/domain/bhk';
import { headline, whatAndWhere } from '@/domain/headlines';
import { mainArea } from '@/domain/mainArea';
import { agentName, placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { possessionLabel } from '@/domain/possession';
import { detailPrice, toNumber } from '@/domain/price';
import { canonicalSubtype, type Subtype } from '@/domain/subtypes';
import type { ListingPreviewRow } from '../../db/queries/preview';
import { mainPicture, textOf } from './docs';
import type { Absolute, Preview, StructuredData } from './preview';
import { absolutePicture, address, recordPreview, thing } from './schemaOrg';
import { describe, plainText } from './texts';
import * as words from '@/words/preview';
import { parseDoc, type Doc } from '../../db/doc';

const HOME: Readonly<Partial<Record<Subtype, string>>> = {
  'Flat/Apartment': 'Apartment',
  'Independent/Builder Floor': 'Apartment',
  'Independent House': 'House',
  Villa: 'House',
};

/** The fields that the screen's own words are made from. */
const wordsOf = (doc: Doc) => ({
  name: textOf(doc, 'name'),
  selectedSubtype: textOf(doc, 'selectedSubtype'),
  propertyType: textOf(doc, 'propertyType'),
  bedroom: doc['bedroom'],
  bhk: doc['bhk'],
  locality: textOf(doc, 'locality'),
  city: textOf(doc, 'city'),
  builtUpArea: doc['builtUpArea'],
  carpetArea: doc['carpetArea'],
  plotArea: doc['plotArea'],
});
type Words = ReturnType<typeof wordsOf>;

function areaWords(listing: Words): string {
  const area = mainArea(listing);
  return area === null ? '' : words.size({ size: area.value, kind: area.label.toLowerCase() });
}

/** An agent is named as who offers it; a private owner is not. */
function seller(row: ListingPreviewRow, absolute: Absolute): StructuredData | null {
  if (row.role_code !== 'agt') return null;
  const name = plainText(agentName({ username: row.username, name: row.owner_name }));
  return thing('RealEstateAgent', { name, url: absolute(paths.agent(row.owner_id)) });
}

interface Offered {
  readonly listing: Words;
  readonly title: string;
  /** Rupees; null when unknown. */
  readonly price: number | null;
  readonly src: string | null;
  readonly path: string;
  readonly row: ListingPreviewRow;
}

/** What is offered, with its offer; a price that is not known is no offer. */
function offered({ listing, title, price, src, path, row }: Offered, absolute: Absolute): StructuredData {
  const subtype = canonicalSubtype(listing.selectedSubtype);
  const home = subtype === null ? undefined : HOME[subtype];
  const builtUp = home === undefined ? null : toNumber(listing.builtUpArea);
  return thing(['Product', home ?? 'Place'], {
    name: title,
    image: absolutePicture(src, absolute),
    address: address(plainText(placeLabel(listing))),
    numberOfBedrooms: home === undefined ? null : bedroomsIn(listing),
    // FTK is the square foot in UN/CEFACT's codes, which schema.org uses.
    floorSize:
      builtUp === null || builtUp <= 0 ? null : thing('QuantitativeValue', { value: builtUp, unitCode: 'FTK' }),
    offers:
      price === null
        ? null
        : thing('Offer', {
            price,
            priceCurrency: 'INR',
            availability: 'https://schema.org/InStock',
            url: absolute(path),
            seller: seller(row, absolute),
          }),
  });
}

/** A listing's page, in the words of its screen. Prices in rupees. */
export function listingPreview(id: string, row: ListingPreviewRow): Preview {
  const doc = parseDoc(row.doc);
  const listing = wordsOf(doc);
  const title = plainText(headline(listing));
  const asked = toNumber(doc['expectedPrice']);
  const price = asked !== null && asked > 0 ? asked : null;
  const possession = possessionLabel(textOf(doc, 'possessionStatus'));
  const description = describe(
    [whatAndWhere(listing), detailPrice(price), areaWords(listing), possession],
    textOf(doc, 'about'),
  );
  const path = paths.property(id);
  const picture = mainPicture(doc);
  return recordPreview({ title, description, path, type: 'website', picture }, 'RealEstateListing', (absolute) => ({
    datePosted: new Date(row.created_at).toISOString(),
    mainEntity: offered({ listing, title, price, src: picture, path, row }, absolute),
  }));
}
