import { configurations } from '@/domain/bhk';
import { projectName, placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { possessionLabel } from '@/domain/possession';
import { priceRange } from '@/domain/price';
import { equalsIgnoreCase } from '@/domain/text';
import { mainPicture, readDoc, textOf, textsOf } from './docs';
import type { Preview } from './preview';
import { address, schemaDocument, absolutePicture, thing } from './schemaOrg';
import { describe, plainText } from './texts';

/** Land and business buildings are places, but no complex of apartments. */
const kindOf = (type: string | null): string =>
  equalsIgnoreCase(type, 'Venture') || equalsIgnoreCase(type, 'Commercial') ? 'Place' : 'ApartmentComplex';

/** A project's page, in the words of its screen. */
export function projectPreview(id: string, row: { readonly doc: string }): Preview {
  const doc = readDoc(row.doc);
  const type = textOf(doc, 'propertyType');
  const place = placeLabel({ locality: textOf(doc, 'locality'), city: textOf(doc, 'city') });
  const builder = textOf(doc, 'builderName');
  const title = plainText(projectName({ name: textOf(doc, 'name') }));
  const counts = configurations(textsOf(doc, 'unitConfig'));
  const description = describe(
    [
      [type ?? 'Project', place && `in ${place}`, builder && `by ${builder}`].filter(Boolean).join(' '),
      priceRange(doc['unitPriceRangeFrom'], doc['unitPriceRangeTo'], 'detail'),
      counts.length === 0 ? '' : `${counts.join(', ')} BHK`,
      possessionLabel(textOf(doc, 'possessionStatus')),
    ],
    textOf(doc, 'about'),
  );
  const path = paths.project(id);
  const src = mainPicture(doc);
  return {
    title,
    description,
    path,
    type: 'website',
    picture: src,
    data: (absolute) =>
      schemaDocument(
        thing(kindOf(type), {
          name: title,
          description,
          url: absolute(path),
          image: absolutePicture(src, absolute),
          address: address(plainText(place)),
        }),
      ),
  };
}
