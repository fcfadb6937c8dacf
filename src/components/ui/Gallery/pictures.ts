/** Pictures of one category of a listing, as `imageGroups` gives them. */
export interface PictureGroup {
  readonly key: string;
  readonly label: string;
  readonly urls: readonly string[];
}

export interface GalleryPicture {
  readonly url: string;
  /** The label of its group. */
  readonly label: string;
}

/** The pictures of all groups in one row. */
export const allPictures = (groups: readonly PictureGroup[]): readonly GalleryPicture[] =>
  groups.flatMap(({ label, urls }) => urls.map((url) => ({ url, label })));
