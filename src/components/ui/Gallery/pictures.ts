import * as words from '@/words/uiMedia';

/** Pictures of one category of a listing, as `imageGroups` gives them. */
export interface PictureGroup {
  readonly key: string;
  readonly label: string;
  readonly urls: readonly string[];
}

export interface GalleryPicture {
  readonly url: string;
  /** Key and label of its group. */
  readonly group: string;
  readonly label: string;
  /** What it shows and which of its group it is: "Kitchen, picture 2 of 3". */
  readonly alt: string;
}

/** The pictures of all groups in one row. */
export const allPictures = (groups: readonly PictureGroup[]): readonly GalleryPicture[] =>
  groups.flatMap(({ key, label, urls }) =>
    urls.map((url, index) => ({
      url,
      group: key,
      label,
      alt: urls.length > 1 ? words.picture.inGroup({ label, at: index + 1, count: urls.length }) : label,
    })),
  );
