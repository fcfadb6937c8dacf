import { BHK_CHOICES } from '@/domain/bhk';
import { valuesOf } from '@/domain/severalValues';

/** The values that a question names of one filter: the one under its specified name, and several under the other one. */
export const wantedValues = (one = '', several = ''): readonly string[] => [...valuesOf(one), ...valuesOf(several)];

/** The numbers of bedrooms that a question names; 5 is five or more. */
export const wantedRooms = ({
  bhkType,
  bhks,
}: {
  readonly bhkType?: string | undefined;
  readonly bhks?: string | undefined;
}) => BHK_CHOICES.filter((digit) => wantedValues(bhkType, bhks).includes(digit)).map(Number);
