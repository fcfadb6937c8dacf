import { call, late, type Build } from '../call';

const account = () => import(/* webpackChunkName: "readers" */ '../readers/account');

/** Pictures: API-17, 19, 20. The argument names files that are held beside the store. */
export const fileEndpoints = (build: Build) => ({
  uploadProfilePicture: build.mutation({
    ...call(
      'uploadProfilePicture',
      late(account, (readers) => readers.readFile),
      (id: string) => ({ files: { field: 'profilePic', ids: [id] } }),
    ),
  }),
  uploadMainPicture: build.mutation({
    ...call(
      'uploadMainPicture',
      late(account, (readers) => readers.readFile),
      (id: string) => ({ files: { field: 'image', ids: [id] } }),
    ),
  }),
  uploadPictures: build.mutation({
    ...call(
      'uploadPictures',
      late(account, (readers) => readers.readFiles),
      (ids: readonly string[]) => ({ files: { field: 'images', ids } }),
    ),
  }),
});
