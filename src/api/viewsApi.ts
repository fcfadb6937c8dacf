import type { ExtraQuestions } from '@/contract/extraShapes';
import type { Build } from './call';
import { isMissingCall } from './errors';
import { askExtra } from './extra';
import { marketplaceApi } from './marketplaceApi';
import type { ApiEffects, Reader } from './types';

const readNothing: Reader<null> = () => ({ result: null });

/** Whose server has no such call: it is not asked again on this page load. */
const withoutCall = new WeakSet<object>();

const endpoints = (build: Build) => ({
  /**
   * Tells that a listing's page was shown, or its owner's number used, for the figures on the owner's dashboard
   * (DASH-2). Nobody waits for it and a server may not count, so it never fails.
   */
  noteView: build.mutation<null, ExtraQuestions['noteView']>({
    queryFn: async (body, { extra }, _options, ask) => {
      const effects = extra as ApiEffects;
      if (withoutCall.has(effects)) return { data: null };
      const { error } = await ask(askExtra('noteView', readNothing, { body }));
      if (isMissingCall(error)) withoutCall.add(effects);
      return { data: null };
    },
  }),
});

/** A call beyond the 29, which comes with the screens that need it. */
export const viewsApi = marketplaceApi.injectEndpoints({ endpoints });
