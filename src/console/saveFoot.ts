import { saveFoot as foot } from '@/components/fields/saveFoot';

/** The foot of a form of many windows, in the console: as wide as the window where that is narrow. */
export const saveFoot = `${foot} bottom-0 max-lg:-mx-5 max-lg:px-5`;
