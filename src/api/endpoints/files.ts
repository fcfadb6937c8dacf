import { call, type Build } from '../call';
import { readFile, readFiles } from '../readers/account';

/** Pictures: API-17, 19, 20. The argument names files that are held beside the store. */
export const fileEndpoints = (build: Build) => ({
  uploadProfilePicture: build.mutation({
    ...call('uploadProfilePicture', readFile, (id: string) => ({ files: { field: 'profilePic', ids: [id] } })),
  }),
  uploadMainPicture: build.mutation({
    ...call('uploadMainPicture', readFile, (id: string) => ({ files: { field: 'image', ids: [id] } })),
  }),
  uploadPictures: build.mutation({
    ...call('uploadPictures', readFiles, (ids: readonly string[]) => ({ files: { field: 'images', ids } })),
  }),
});
